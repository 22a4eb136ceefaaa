import { execFile, spawnSync } from "node:child_process";
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { programOf } from "../program-of.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const WORKSPACES = ["sdk", "ui", "player", "site", "server"];
const FILES = [".npmrc", "package.json", "package-lock.json", "lerna.json", "nx.json", "scripts/packages"];

const clone = await mkdtemp(join(tmpdir(), "nataraj-release-"));
afterAll(() => rm(clone, { recursive: true, force: true }));

const run = (command: string, ...args: string[]) => promisify(execFile)(command, args, { cwd: clone });
const git = (...args: string[]) => run("git", "-c", "user.name=Test", "-c", "user.email=test@example.org", ...args);
const read = (path: string) => readFile(join(clone, path), "utf8");
const readJson = async (path: string) => JSON.parse(await read(path));

// Releases are made from a checkout: where the sources came as an archive there may be no git.
const hasGit = spawnSync("git", ["--version"]).status === 0;

it.skipIf(!hasGit)("gives all packages, the changelog and the lock file the next version", async () => {
  for (const path of [...FILES, ...WORKSPACES.map((name) => `${name}/package.json`)]) {
    await cp(join(root, path), join(clone, path), { recursive: true });
  }
  await writeFile(join(clone, "CHANGELOG.md"), "# Changelog\n\n## Unreleased\n\n### Added\n- A dance.\n");
  // A junction: on Windows it asks for no rights that a link would need.
  await symlink(join(root, "node_modules"), join(clone, "node_modules"), "junction");
  await git("init", "--quiet", "--initial-branch=main");
  await git("remote", "add", "origin", "git@example.org:dance/nataraj.git");
  await git("add", "--all");
  await git("commit", "--quiet", "--message=Begin");

  await run(process.execPath, programOf("lerna"), "version", "7.1.0", "--no-push", "--no-git-tag-version", "--yes");

  expect(await read("CHANGELOG.md")).toMatch(
    /## Unreleased\n\n## 7\.1\.0, \d{4}-\d\d-\d\d\n\n### Added\n- A dance\.\n$/,
  );
  const lock = await readJson("package-lock.json");
  expect([lock.version, lock.packages[""].version]).toEqual(["7.1.0", "7.1.0"]);
  expect(JSON.stringify(lock).includes('"resolved":"http')).toBe(false);
  for (const name of WORKSPACES) {
    const {
      version,
      private: isPrivate,
      repository,
      homepage,
      bugs,
      publishConfig,
      ...manifest
    } = await readJson(`${name}/package.json`);
    expect([version, lock.packages[name].version]).toEqual(["7.1.0", "7.1.0"]);
    const own = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies }).filter(([to]) =>
      to.startsWith("@nataraj/"),
    );
    for (const [, range] of own) expect(range).toBe("7.1.0");
    if (isPrivate) continue;
    const url = "git+https://example.org/dance/nataraj.git";
    expect(repository).toEqual({ type: "git", url, directory: name });
    const home = "https://example.org/dance/nataraj";
    expect([homepage, bugs]).toEqual([`${home}/tree/main/${name}#readme`, { url: `${home}/issues` }]);
    expect(publishConfig).toEqual({ access: "public", provenance: true });
  }
  expect((await readJson("ui/package.json")).peerDependencies).toMatchObject({
    "@nataraj/sdk": "^7.1.0",
    react: "^19.0.0",
  });
});
