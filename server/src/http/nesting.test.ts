import { expect, test } from "vitest";
import { isTooNested } from "./nesting.ts";

const nested = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

test.each([
  [nested(16), false],
  [nested(17), true],
  ["[".repeat(500_000), true],
  [`{"a":`.repeat(17), true],
  [`[${nested(15)},${nested(15)}]`, false],
  [JSON.stringify([nested(17), `"${nested(17)}\\`, nested(17)]), false],
  [`["\\\\",${nested(16)}]`, true],
  ["", false],
])("%.40s: %s", (json, expected) => {
  expect(isTooNested(json)).toBe(expected);
});
