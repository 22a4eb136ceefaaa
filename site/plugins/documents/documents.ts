import { readFileSync } from "node:fs";
import type { Plugin, Rolldown } from "vite";
import type { Document } from "./document.ts";
import { GUIDES, guideMarkdown, PICTURES } from "./guides.ts";
import { httpApi } from "./http-api.ts";
import { documentPage } from "./page.ts";
import { reference } from "./reference.ts";
import { sectionsOf } from "./sections.ts";

const root = new URL("../../../", import.meta.url);
const STYLE = "docs/documents.css";

/** The title of a document: its first heading. */
const titleOf = (text: string, otherwise: string) => /^# (.+)$/m.exec(text)?.[1] ?? otherwise;

function guides(): Document[] {
  return Object.entries(GUIDES).map(([address, guide]) => {
    const { file, about } = guide;
    const markdown = guideMarkdown(readFileSync(new URL(file, root), "utf8"), guide);
    return { address, title: titleOf(markdown, file), about, group: "Guides", markdown };
  });
}

/** The list of all documents as Markdown, for `/llms.txt` (https://llmstxt.org) and `/docs`. */
function listOf(documents: readonly Document[], addressOf: (document: Document) => string): string {
  const groups = [...new Set(documents.map(({ group }) => group))];
  const lines = groups.flatMap((group) => [
    `## ${group}`,
    "",
    ...documents
      .filter((each) => each.group === group)
      .map((each) => `- [${each.title}](${addressOf(each)})${each.about && `: ${each.about}`}`),
    "",
  ]);
  return [
    "# Nataraj",
    "",
    "> A piece of music becomes a choreography on a 3D dancer. What follows is for engineers who build on it.",
    "",
    ...lines,
    "## Of this site",
    "",
    "- [The API](/api/openapi.json): OpenAPI 3.1",
    "- [A dance on your page](/docs/player): writes the code while you choose",
    "- [The element's script](/embed.json): its versioned address with its hash",
    "",
  ].join("\n");
}

/** What the build has made of an entry. */
function entryOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk | undefined {
  const entry = Object.values(bundle).find((file) => file.type === "chunk" && file.name === name && file.isEntry);
  return entry?.type === "chunk" ? entry : undefined;
}

/** The addresses of the styles of the site's pages. */
const siteStyles = (bundle: Rolldown.OutputBundle) =>
  [...(entryOf(bundle, "index")?.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`);

/**
 * The documentation below `/docs`: guides, the HTTP API from its OpenAPI document, and the reference of the packages from
 * their doc comments. Each document is a page and a file of Markdown at the same address. `/llms.txt` lists them, and
 * `/docs/search.json` is what the pages' search looks in.
 */
export function documents(): Plugin {
  return {
    name: "nataraj-documents",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const all = [...guides(), httpApi(), ...reference()];
        const emit = (fileName: string, source: string | Uint8Array) =>
          void this.emitFile({ type: "asset", fileName, source });
        for (const { picture } of Object.values(GUIDES)) {
          if (!picture) continue;
          const fileName = `${PICTURES}/${picture.file}`;
          emit(fileName, readFileSync(new URL(fileName, root)));
        }
        emit(STYLE, readFileSync(new URL("documents.css", import.meta.url)));
        emit("docs/search.json", JSON.stringify(all.flatMap(sectionsOf)));
        const files = {
          styles: [...siteStyles(bundle), `/${STYLE}`],
          script: `/${entryOf(bundle, "search")?.fileName ?? ""}`,
        };
        for (const each of all) {
          emit(`docs/${each.address}.md`, each.markdown);
          emit(`docs/${each.address}.html`, documentPage(each, all, files));
        }
        // The page that builds the code for a site owner has the guide as its Markdown.
        emit("docs/player.md", all.find(({ address }) => address === "embedding")?.markdown ?? "");
        const index = listOf(all, ({ address }) => `/docs/${address}`);
        const first = { address: "", title: "Documentation", about: "", group: "", markdown: index };
        emit("docs/index.html", documentPage(first, all, files));
        emit(
          "llms.txt",
          listOf(all, ({ address }) => `/docs/${address}.md`),
        );
      },
    },
  };
}
