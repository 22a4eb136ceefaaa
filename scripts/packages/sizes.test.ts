import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, defaultClientConditions } from "vite";
import { expect, it } from "vitest";
import { packedTexts } from "../../site/plugins/move-texts.ts";

const ENTRY = "virtual:entry";

/** Bytes (gzip) of what a page loads at first that imports this and nothing else. */
async function sizeOf(code: string): Promise<number> {
  const output = await build({
    root: fileURLToPath(new URL("../../ui", import.meta.url)),
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["@nataraj/source", ...defaultClientConditions] },
    // Vitest's NODE_ENV would have elements carry the paths of this machine's files.
    oxc: { jsx: { development: false } },
    plugins: [
      // What is published has the moves packed; this builds from the sources.
      packedTexts(),
      {
        name: "entry",
        resolveId: (id) => (id.endsWith(ENTRY) ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      rolldownOptions: {
        input: ENTRY,
        preserveEntrySignatures: "strict",
        external: [/^react(-dom)?(\/|$)/, /^three(\/|$)/],
      },
    },
  });
  const chunks = [output].flat().flatMap((each) => ("output" in each ? each.output : []));
  const files = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = chunks.find((chunk) => chunk.type === "chunk" && chunk.isEntry);
  const loaded = new Set<string>();
  const load = (name: string) => {
    const chunk = files.get(name);
    if (loaded.has(name) || chunk?.type !== "chunk") return;
    loaded.add(name);
    chunk.imports.forEach(load);
  };
  load(first?.fileName ?? "");
  const texts = [...loaded].map((name) => files.get(name)).map((chunk) => (chunk?.type === "chunk" ? chunk.code : ""));
  return gzipSync(texts.join("\n"), { level: 9 }).length;
}

// Kilobytes (1,000 bytes) with what each depends on, but react and three. docs/sizes.md has the figures.
it.each([
  ["the client", 'export { createNatarajClient } from "@nataraj/sdk/client"', 16],
  ["a session", 'export { createSession } from "@nataraj/sdk/session"', 8],
  ["a timeline", 'export { buildTimeline, readChoreography } from "@nataraj/sdk/choreography"', 3],
  ["choreographies", 'export * from "@nataraj/sdk/choreography"', 3],
  ["an editor's choreographies", 'export * from "@nataraj/sdk/choreography/edit"', 5],
  ["a dance, whose solver is loaded", 'export { poseAt, solveDance } from "@nataraj/sdk/motion"', 13],
  ["a dance at once", 'export { createDance, poseAt } from "@nataraj/sdk/motion"', 52],
  ["a button", 'export { Button } from "@nataraj/ui"', 3],
  ["the dancer's engine", 'export { DancerEngine } from "@nataraj/ui/dancer"', 40],
  ["the element", 'export * from "@nataraj/player"', 4],
])("%s stays small", async (_, code, bound) => {
  const kilobytes = (await sizeOf(code)) / 1000;
  expect(kilobytes).toBeLessThanOrEqual(bound);
});
