import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import type { TestSpecification, Vitest } from "vitest/node";
import { LONGEST, LongestFirst } from "./longest-first.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const project = (name: string) => ({ name, config: { sequence: { groupOrder: 0 }, isolate: false } });
const [node, e2e] = [project("node"), project("e2e")];
/** A run without results of an earlier one, in which all files are equally large. */
const run = { config: { root }, cache: { getFileTestResults: () => undefined, getFileStats: () => ({ size: 1 }) } };

it("begins each project with what takes longest, and keeps the projects together", async () => {
  const files = [
    [node, "sdk/src/arrays/index.test.ts"],
    [e2e, "e2e/loop.test.ts"],
    [node, "server/src/test/restart.test.ts"],
    [e2e, "e2e/checklist/checklist.test.ts"],
  ].map(([project, path]) => ({ project, moduleId: join(root, path as string) }) as unknown as TestSpecification);
  const sorted = await new LongestFirst(run as unknown as Vitest).sort(files);
  expect(sorted.map(({ moduleId }) => moduleId.slice(root.length))).toEqual([
    "e2e/checklist/checklist.test.ts",
    "e2e/loop.test.ts",
    "server/src/test/restart.test.ts",
    "sdk/src/arrays/index.test.ts",
  ]);
});

it("names files that there are", () => {
  expect(LONGEST.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
