import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";
import { programOf } from "./program-of.mjs";

// One whose package.json names one program, one that names it among others, and one that keeps its package.json to itself.
it.each(["tsx", "vite", "lerna"])("finds the program of %s, which Node runs without a shell", (name) => {
  expect(execFileSync(process.execPath, [programOf(name), "--version"], { encoding: "utf8" })).toMatch(/\d+\.\d+\.\d+/);
});

it("says what to do where a package is not installed", () => {
  expect(() => programOf("no-such-package")).toThrow("no-such-package is not installed: run npm install.");
});
