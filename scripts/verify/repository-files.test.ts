import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { repositoryFiles } from "./repository-files.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

const git = (...options: string[]) =>
  execFileSync("git", ["ls-files", "-z", ...options], { cwd: root, encoding: "utf8", maxBuffer: 1e8 })
    .split("\0")
    .filter((path) => path !== "" && existsSync(join(root, path)));

it.runIf(existsSync(join(root, ".git")))("names what git keeps, and nothing that it ignores", () => {
  const named = new Set(repositoryFiles(root));
  expect(git().filter((path) => !named.has(path))).toEqual([]);
  const ignored = git("--others", "--ignored", "--exclude-per-directory=.gitignore", "--directory");
  expect(ignored).toContain("node_modules/");
  expect([...named].filter((path) => ignored.some((other) => path.startsWith(other)))).toEqual([]);
});
