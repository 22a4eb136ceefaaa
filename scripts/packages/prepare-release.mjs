/**
 * What `lerna version` leaves to us, run by it between the new versions and the commit: dates the changelog, gives the
 * root its version and peers within the repository theirs, and names the repository in what is published. Provenance is
 * refused where that is not the repository that builds it, so it is read from git, never guessed.
 */
import { execFileSync, execSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = process.cwd();
const PUBLISHED = ["sdk", "ui", "player"];
const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
const readJson = (path) => JSON.parse(readFileSync(join(root, path), "utf8"));
const writeJson = (path, value) => writeFileSync(join(root, path), `${JSON.stringify(value, undefined, 2)}\n`);

/** The address that npm wants, of one that git uses: `git@host:owner/name.git` and `https://host/owner/name`. */
function repositoryUrl(origin) {
  const address = origin.replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, "https://$1/").replace(/(?:\.git)?\/?$/, ".git");
  if (!address.startsWith("https://")) throw new Error(`${origin} is no address that others can read.`);
  return `git+${address}`;
}

const { version } = readJson("lerna.json");
const url = repositoryUrl(git("remote", "get-url", "origin"));
/** Where people read it. */
const home = url.replace(/^git\+|\.git$/g, "");
const today = new Date().toISOString().slice(0, 10);

const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
if (!/^## Unreleased\n+(?!## |$)/m.test(changelog)) throw new Error("CHANGELOG.md has nothing under Unreleased.");
writeFileSync(
  join(root, "CHANGELOG.md"),
  changelog.replace("## Unreleased\n", `## Unreleased\n\n## ${version}, ${today}\n`),
);

writeJson("package.json", { ...readJson("package.json"), version });
for (const folder of PUBLISHED) {
  const manifest = readJson(`${folder}/package.json`);
  for (const name of Object.keys(manifest.peerDependencies)) {
    if (name.startsWith("@nataraj/")) manifest.peerDependencies[name] = `^${version}`;
  }
  manifest.homepage = `${home}/tree/main/${folder}#readme`;
  manifest.bugs = { url: `${home}/issues` };
  manifest.repository = { type: "git", url, directory: folder };
  writeJson(`${folder}/package.json`, manifest);
}
// The lock file has the root's version and the peers too. By a shell, since npm is a script on Windows.
execSync("npm install --save --package-lock-only --ignore-scripts --offline", { cwd: root, stdio: "inherit" });
git(
  "add",
  "--all",
  "CHANGELOG.md",
  "package.json",
  "package-lock.json",
  ...PUBLISHED.map((name) => `${name}/package.json`),
);
