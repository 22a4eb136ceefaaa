import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readImportGraph, testsOf, withinSeconds } from "./changed-tests.mjs";

const GRAPH = new Map([
  ["sdk/a.ts", []],
  ["sdk/a.test.ts", ["sdk/a.ts"]],
  ["sdk/b.ts", ["sdk/a.ts"]],
  ["sdk/b.test.ts", ["sdk/b.ts"]],
  ["sdk/b.verify.test.ts", ["sdk/b.ts"]],
  ["sdk/c.test.ts", ["sdk/c.ts"]],
  ["e2e/a.test.ts", ["sdk/a.ts"]],
]);

it("finds the tests of what imports a changed file, the nearest first", () => {
  expect(testsOf(GRAPH, ["sdk/a.ts"])).toEqual([
    { file: "sdk/a.test.ts", distance: 1 },
    { file: "sdk/b.test.ts", distance: 2 },
  ]);
  expect(testsOf(GRAPH, ["sdk/b.test.ts", "README.md"])).toEqual([{ file: "sdk/b.test.ts", distance: 0 }]);
});

it("takes as many as there is time for, quick ones after a slow one too, and one at least", () => {
  const tests = [{ file: "slow" }, { file: "quick" }, { file: "late" }];
  const secondsOf = (file: string) => (file === "slow" ? 30 : 8);
  expect(withinSeconds(tests, secondsOf, 40)).toEqual([{ file: "slow" }, { file: "quick" }]);
  expect(withinSeconds(tests, secondsOf, 1)).toEqual([{ file: "slow" }]);
  const later = [{ file: "quick" }, { file: "slow" }, { file: "late" }];
  expect(withinSeconds(later, secondsOf, 20)).toEqual([{ file: "quick" }, { file: "late" }]);
});

it("follows imports of the repository through the entries of its packages", () => {
  const graph = readImportGraph(fileURLToPath(new URL("..", import.meta.url)));
  const tests = testsOf(graph, ["sdk/src/contract/errors.ts"]).map(({ file }) => file);
  expect(tests).toContain("server/src/http/error-answers.test.ts");
});
