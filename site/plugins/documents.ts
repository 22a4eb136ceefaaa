import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const root = new URL("../../", import.meta.url);

/** Documents for engineers: where each is in the repository, by its address on the site. */
const DOCUMENTS: Record<string, { file: string; about: string }> = {
  "docs/sdk.md": { file: "sdk/README.md", about: "the client, signing in, choreographies, motion, machines" },
  "docs/ui.md": { file: "ui/README.md", about: "React components, and the dancer for three.js" },
  "docs/player.md": { file: "player/README.md", about: "<nataraj-player> as a package" },
  "docs/embedding.md": { file: "docs/embedding.md", about: "a dance in a page of one's own" },
  "docs/examples.md": { file: "examples/README.md", about: "three programs" },
};

/** The title of a document: its first heading. */
const titleOf = (text: string, otherwise: string) => /^# (.+)$/m.exec(text)?.[1] ?? otherwise;

/** Links to other files of the repository lead nowhere on the site: their words stay. */
const withoutLinks = (text: string) =>
  text.replaceAll(/\[([^\]]+)\]\((?!https?:|#)([^)]*)\)/g, (_, words: string, target: string) => {
    const [address] =
      Object.entries(DOCUMENTS).find(([, { file }]) => file === target.replace(/^(?:\.\.?\/)+/, "")) ?? [];
    return address ? `[${words}](/${address})` : words;
  });

/** The documents as Markdown, and `/llms.txt` (https://llmstxt.org), which lists them. */
export function documents(): Plugin {
  return {
    name: "nataraj-documents",
    apply: "build",
    generateBundle() {
      const lines = Object.entries(DOCUMENTS).map(([fileName, { file, about }]) => {
        const text = readFileSync(new URL(file, root), "utf8");
        this.emitFile({ type: "asset", fileName, source: withoutLinks(text) });
        return `- [${titleOf(text, file)}](/${fileName}): ${about}`;
      });
      const source = [
        "# Nataraj",
        "",
        "> A piece of music becomes a choreography on a 3D dancer. What follows is for engineers who build on it.",
        "",
        "## Documents",
        "",
        ...lines,
        "- [The API](/api/openapi.json): OpenAPI 3.1",
        "- [The element's script](/embed.json): its versioned address with its hash",
        "",
      ].join("\n");
      this.emitFile({ type: "asset", fileName: "llms.txt", source });
    },
  };
}
