import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { TestSpecification, Vitest } from "vitest/node";
import { TestSequencer } from "./test-sequencer.ts";

const folder = mkdtempSync(join(tmpdir(), "nataraj-sequencer-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Stands for a file of a project that took so long the last time. */
function specification(project: string, name: string, environment?: string): TestSpecification {
  const moduleId = join(folder, name);
  writeFileSync(moduleId, environment ? `// @vitest-environment ${environment}\n` : "");
  const config = { sequence: { groupOrder: 0 }, isolate: false };
  return { moduleId, project: { name: project, config } } as TestSpecification;
}

test("files of one environment follow each other, the longest first", async () => {
  const durations: Record<string, number> = { a: 1, b: 2, c: 3, d: 4, e: 5 };
  const vitest = {
    config: { root: folder },
    cache: { getFileTestResults: (key: string) => ({ failed: false, duration: durations[key.slice(-1)] }) },
  };
  const files = [
    specification("node", "a"),
    specification("dom", "b"),
    specification("dom", "c", "node"),
    specification("dom", "d"),
    specification("dom", "e", "node"),
  ];
  const sorted = await new TestSequencer(vitest as unknown as Vitest).sort(files);
  expect(sorted.map(({ moduleId }) => basename(moduleId))).toEqual(["e", "c", "d", "b", "a"]);
});
