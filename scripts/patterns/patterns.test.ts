import { describe, expect, it } from "vitest";
import { isShipped, patternsOf, problemsOf } from "./patterns.mjs";

const problems = (source: string) => problemsOf("a.ts", source);

describe("the check of patterns", () => {
  it.each([
    "text.replace(/\\s+$/, '')",
    "/[^\\s]+@[a-z.]+\\.[a-z]{2,}/gi.test(text)",
    "const marks = /\\[[^\\]]*\\]/g;",
    "/^(a+)+$/.test(text)",
    "new RegExp(/(?:a|a)*$/, 'g')",
  ])("finds that %s can take the square of its text", (source) => {
    expect(problems(`\n${source}`)).toEqual([expect.stringMatching(/^a\.ts:2: the pattern takes .* time for /)]);
  });

  it.each([
    "/^\\s+/.test(text)",
    "text.replace(/\\s+/g, ' ')",
    "/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}/.test(text)",
    "a / b / c",
  ])("takes %s", (source) => {
    expect(problems(source)).toEqual([]);
  });

  it("takes a pattern that is built from variables only with a reason", () => {
    const built = "new RegExp(name)";
    expect(problems(built)).toHaveLength(1);
    expect(problems(`// Unchecked pattern:\n${built}`)).toHaveLength(1);
    expect(problems(`// Unchecked pattern: names are ours.\n${built}`)).toEqual([]);
  });

  it("reads components, and nothing that does not ship", () => {
    expect(patternsOf("a.tsx", "const A = () => <p>{/a/.test(b)}</p>;")).toEqual([
      { line: 1, pattern: "a", flags: "" },
    ]);
    expect(["ui/src/a.tsx", "server/src/a/b.ts"].every(isShipped)).toBe(true);
    expect(
      ["ui/scripts/a.ts", "sdk/src/testing/a.ts", "server/src/test/a.ts", "ui/src/a.test.tsx"].some(isShipped),
    ).toBe(false);
  });
});
