import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { beginBuild, finishBuild, isBuilt } from "./build-stamp.mjs";

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "nataraj-stamp-"));
  for (const name of ["sdk", "ui", "player", "site", "server"]) {
    write(`${name}/src/index.ts`, name);
    write(`${name}/dist/index.js`, name);
  }
  for (const folder of ["assets", "docs", "examples", "scripts"]) write(`${folder}/README.md`, folder);
  for (const name of ["package.json", "package-lock.json", "lerna.json", "nx.json", "tsconfig.base.json"]) {
    write(name, "{}");
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const build = () => finishBuild(root, beginBuild(root));

it("holds until sources or what was built change, and not longer", () => {
  expect(isBuilt(root)).toBe(false);
  build();
  expect(isBuilt(root)).toBe(true);
  for (const [path, text] of [
    ["sdk/src/index.ts", "other"],
    ["ui/dist/index.js", "other"],
    ["site/dist/more.js", ""],
    ["docs/embedding.md", "new"],
    ["package-lock.json", "{ }"],
  ] as const) {
    write(path, text);
    expect([path, isBuilt(root)]).toEqual([path, false]);
    build();
    expect([path, isBuilt(root)]).toEqual([path, true]);
  }
  rmSync(join(root, "player/dist"), { recursive: true });
  expect(isBuilt(root)).toBe(false);
});

it("goes by contents: not by times, notes of the compiler, installed packages or data", () => {
  build();
  utimesSync(join(root, "sdk/src/index.ts"), 1, 1);
  write("server/dist/.tsbuildinfo", "{}");
  write("sdk/node_modules/.cache/a", "");
  write("data/nataraj.sqlite", "");
  expect(isBuilt(root)).toBe(true);
  const copy = `${root}-copy`;
  cpSync(root, copy, { recursive: true });
  expect(isBuilt(copy)).toBe(true);
  rmSync(copy, { recursive: true });
});

it("is not given where a source changed during the build, nor left where a build fails", () => {
  build();
  const sources = beginBuild(root);
  expect(isBuilt(root)).toBe(false);
  write("sdk/src/index.ts", `${readFileSync(join(root, "sdk/src/index.ts"), "utf8")} edited`);
  finishBuild(root, sources);
  expect(isBuilt(root)).toBe(false);
});
