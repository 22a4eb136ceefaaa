import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What a build reads: the workspaces, and what else nx.json and their manifests name. */
const SOURCES = [
  ...["sdk", "ui", "player", "site", "server", "assets", "docs", "examples", "scripts"],
  ...["package.json", "package-lock.json", "lerna.json", "nx.json", "tsconfig.base.json"],
];
/** Folders that a build writes. They are compared too: compilers that are run by themselves write there as well. */
const BUILT = new Set(["dist", "generated"]);
const IGNORED = new Set(["node_modules", "data", "storybook-static", "coverage", "artifacts"]);
/** Beside what is built, so that it goes when that goes. */
const STAMP = join("server", "dist", "build.sha256");

/**
 * Whether everything is built, of the sources as they are. It reads all of them and what was built, some 80 MB, and is
 * faster than to ask Lerna, which also writes into the checkout when there is nothing to do.
 * @param {string} root The repository.
 */
export function isBuilt(root) {
  try {
    return readFileSync(join(root, STAMP), "utf8") === `${hashOf(root, false)}\n${hashOf(root, true)}\n`;
  } catch {
    // Nothing was built yet, or what was built is not readable.
    return false;
  }
}

/** Begins a build: what is there now counts as unbuilt. @returns {string} what `finishBuild` is given. */
export function beginBuild(root) {
  rmSync(join(root, STAMP), { force: true });
  return hashOf(root, false);
}

/**
 * Notes that everything is built; not where sources have changed meanwhile.
 * @param {string} root
 * @param {string} sources See `beginBuild`.
 */
export function finishBuild(root, sources) {
  if (hashOf(root, false) === sources) writeFileSync(join(root, STAMP), `${sources}\n${hashOf(root, true)}\n`);
}

/** The hash of the names and contents of all sources, or of all that was built. */
function hashOf(root, ofBuilt) {
  const hash = createHash("sha256");
  const add = (path, isInBuilt) => {
    for (const entry of readdirSync(join(root, path), { withFileTypes: true }).sort(byName)) {
      const below = join(path, entry.name);
      if (entry.isDirectory() && !IGNORED.has(entry.name)) add(below, isInBuilt || BUILT.has(entry.name));
      else if (entry.isFile() && isInBuilt === ofBuilt && isCounted(below)) addFile(below);
    }
  };
  const addFile = (path) => {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  };
  for (const name of SOURCES) {
    if (!name.includes(".")) add(name, false);
    else if (!ofBuilt) addFile(name);
  }
  return hash.digest("hex");
}

const byName = (one, other) => (one.name < other.name ? -1 : 1);

/** The compiler's notes (`.tsbuildinfo`) change without what it has built. */
function isCounted(path) {
  return path !== STAMP && !path.endsWith(".tsbuildinfo");
}
