import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { beginBuild, finishBuild } from "./build/build-stamp.mjs";

let root: string;
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** A checkout with the real scripts, without Lerna, and a server that says hello. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "nataraj-start-"));
  for (const path of ["start.mjs", "keep-running.mjs", "build"]) {
    cpSync(join(import.meta.dirname, path), join(root, "scripts", path), { recursive: true });
  }
  for (const name of ["sdk", "ui", "player", "site", "assets", "docs", "examples"]) write(`${name}/README.md`, name);
  for (const name of ["package.json", "package-lock.json", "lerna.json", "nx.json", "tsconfig.base.json"]) {
    write(name, "{}");
  }
  write("server/package.json", '{"type": "module"}');
  write("server/dist/main.js", 'console.log("hello");');
});
afterEach(() => {
  spawnSync("chmod", ["-R", "u+w", root]);
  rmSync(root, { recursive: true });
});

/** `npm start` as somebody who may read everything and write nothing. */
function startReadOnly(): { status: number | null; stdout: string; stderr: string } {
  spawnSync("chmod", ["-R", "a+rX,a-w", root]);
  chmodSync(root, 0o555);
  const other = process.getuid?.() === 0 ? { uid: 54_321, gid: 54_321 } : {};
  return spawnSync(process.execPath, ["scripts/start.mjs"], { cwd: root, encoding: "utf8", ...other });
}

it.skipIf(process.platform === "win32")("starts what is built in a checkout that cannot be written to", () => {
  finishBuild(root, beginBuild(root));
  expect(startReadOnly()).toMatchObject({ status: 0, stdout: "hello\n", stderr: "" });
});

it.skipIf(process.platform === "win32")("says in a sentence that such a checkout has to be built first", () => {
  finishBuild(root, beginBuild(root));
  write("sdk/README.md", "changed");
  expect(startReadOnly()).toMatchObject({
    status: 1,
    stdout: "",
    stderr: `Nataraj has to be built, and this user cannot write to ${root}. Run "npm run build" there as its owner, then start again.\n`,
  });
});
