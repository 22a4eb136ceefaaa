import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { programOf } from "./program-of.mjs";

// One whose package.json names one program, one that names it among others, and one that keeps its package.json to itself.
it.each(["tsx", "vite", "lerna"])("finds the program of %s, which Node runs without a shell", (name) => {
  expect(readFileSync(programOf(name), "utf8")).toMatch(/^#!\/usr\/bin\/env node\r?\n/);
});

it("says what to do where a package is not installed", () => {
  expect(() => programOf("no-such-package")).toThrow("no-such-package is not installed: run npm install.");
});
