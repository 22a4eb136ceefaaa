import { fileURLToPath } from "node:url";
import { beforeAll, expect, it } from "vitest";
import { publicSurface } from "../../../scripts/api/public-surface.mjs";
import { openApiDocument } from "../../../server/src/service/openapi/document.ts";
import { docMarkdown } from "./doc-comment.ts";
import { documents } from "./documents.ts";
import { anchorOf } from "./reference.ts";

/** What else the site answers. */
const OF_THE_SITE = ["/", "/docs", "/docs/player", "/api/openapi.json", "/embed.json", "/icon.svg"];
const files = new Map<string, string>();

// After `npm run build`: the reference is read from what the compiler has written.
beforeAll(() => {
  const emitFile = ({ fileName, source }: { fileName: string; source: string }) =>
    void files.set(fileName, `${source}`);
  const { generateBundle } = documents() as unknown as {
    generateBundle: { handler(this: object, _: object, bundle: object): void };
  };
  const index = { type: "chunk", name: "index", isEntry: true, viteMetadata: { importedCss: ["assets/index-a1.css"] } };
  generateBundle.handler.call({ emitFile }, {}, { index });
  // On a busy machine it takes longer than hooks may as a rule.
});

it("lists every document in llms.txt, as Markdown, and in /docs, as a page", () => {
  const index = files.get("llms.txt") ?? "";
  const pages = [...files.keys()].filter((name) => name.endsWith(".html") && name !== "docs/index.html");
  const linked = [...index.matchAll(/\]\(\/(docs\/[^)]+)\.md\)/g)].map(([, address]) => `${address}.html`);
  expect(linked.sort()).toEqual(pages.sort());
  expect(index).toContain("[@nataraj/sdk/motion](/docs/sdk/motion.md): The dance as motion");
  for (const page of pages) expect(files.get("docs/index.html")).toContain(`href="/${page.replace(".html", "")}"`);
});

it("finds each section where it is", () => {
  const sections: { href: string; heading: string; text: string }[] = JSON.parse(files.get("docs/search.json") ?? "");
  const lost = sections.filter(({ href }) => {
    const [path = "", anchor] = href.slice(1).split("#");
    const page = files.get(`${path}.html`);
    return page === undefined || (anchor !== undefined && !page.includes(` id="${anchor}"`));
  });
  expect(lost).toEqual([]);
  const [play] = sections.filter(({ heading }) => heading === "NatarajPlayerElement");
  expect(play?.href).toBe("/docs/player/element#NatarajPlayerElement");
  expect(play?.text).toContain("play(): Promise<void>");
});

it("leads nowhere that is not there", () => {
  const known = new Set([...OF_THE_SITE, "/assets/index-a1.css", ...[...files.keys()].map((name) => `/${name}`)]);
  for (const name of files.keys()) if (name.endsWith(".html")) known.add(`/${name.replace(".html", "")}`);
  const anchors = (name: string) =>
    new Set([...(files.get(name) ?? "").matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const lost: string[] = [];
  for (const [name, text] of files) {
    if (!/\.(?:html|md|txt)$/.test(name)) continue;
    const pattern = name.endsWith(".html") ? /href="([^"]+)"/g : /\]\(([^)\s]+)\)/g;
    for (const [, target = ""] of text.replaceAll(/```.*?```/gs, "").matchAll(pattern)) {
      if (/^https?:/.test(target)) continue;
      const [path = "", anchor] = target.split("#");
      const page = path === "" ? name.replace(".md", ".html") : `${path.slice(1)}.html`;
      if (path !== "" && !known.has(path)) lost.push(`${name}: ${target}`);
      if (anchor && !anchors(page).has(anchor)) lost.push(`${name}: ${target}`);
    }
  }
  expect(lost).toEqual([]);
});

it.each(["sdk", "ui", "player"])(
  "describes every export of %s once, and leads there from wherever else it is",
  (name) => {
    const folder = fileURLToPath(new URL(`../../../${name}`, import.meta.url));
    const surface = publicSurface(folder);
    const addresses = surface.map(
      ({ entry }) => entry.split("/").slice(2).join("-") || (name === "player" ? "element" : "all"),
    );
    const missing = surface.flatMap(({ exports }, at) => {
      const page = files.get(`docs/${name}/${addresses[at]}.html`) ?? "";
      return [...exports.values()].flatMap(([declaration]) => {
        if (!declaration?.node || declaration.node.type === "TSModuleDeclaration") return [];
        return page.includes(`#${anchorOf(declaration.name)}"`) ? [] : [`${addresses[at]}: ${declaration.name}`];
      });
    });
    expect(missing).toEqual([]);
  },
);

it("keeps the comments of long interfaces and classes, and says what each entry is", () => {
  const client = files.get("docs/sdk/client.md") ?? "";
  expect(client).toMatch(/\* @example await client\.deleteProject\(projectID\);\n\s+\*\/\n\s+deleteProject\(/);
  expect(files.get("docs/ui/dancer.md")).toMatch(/\/\*\* [^\n]+ \*\/\n\s+get dancers\(/);
  const entries = (files.get("llms.txt") ?? "").split("\n").filter((line) => line.startsWith("- ["));
  expect(entries.filter((line) => !/\): \S/.test(line))).toEqual([]);
});

it("describes every call of the API, with its parameters, bodies, answers and refusals", () => {
  const { paths } = openApiDocument() as { paths: Record<string, object> };
  const text = files.get("docs/http-api.md") ?? "";
  const calls = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `### ${method.toUpperCase()} ${path}\n`),
  );
  expect(calls.filter((call) => text.split(call).length !== 2)).toEqual([]);
  const [, saving = ""] = /### PUT \/choreography\n(.*?)\n### /s.exec(text) ?? [];
  expect(saving).toContain("`application/json`: [SaveChoreography](#SaveChoreography)");
  expect(saving).toContain("**Answer 200**");
  expect(saving).toMatch(/\*\*Refusals\*\*: .*409 `choreography_conflict`/);
  expect(text).toContain("- `projectId` (path, `string`): A project's id");
  expect(text).toMatch(/### SaveChoreography\n\n```ts\n\{\n {2}projectID: string;/);
});

it("writes what a doc comment says as Markdown", () => {
  const doc = [
    "Sends a song. See {@link Song}.",
    "@param file The song.",
    "@returns Its id.",
    "@throws {ApiError} Where it is",
    "too long.",
    "@example <Player />",
  ].join("\n");
  expect(docMarkdown(doc)).toBe(
    "Sends a song. See `Song`.\n\n- `file`: The song.\n- Returns: Its id.\n- Throws `ApiError`: Where it is too long.\n\n```tsx\n<Player />\n```",
  );
});
