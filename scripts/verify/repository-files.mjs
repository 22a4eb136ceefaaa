import { readdirSync } from "node:fs";
import { join, posix } from "node:path";

/** What lies in a checkout and not in the repository: .gitignore's names, and git's own folder. */
const NOT_KEPT = new Set([
  ...[".git", ".nx", ".env", "node_modules", "dist", "data", "generated", "artifacts", "coverage"],
  "storybook-static",
]);
/** What packing a package has copied into it. */
const COPIED = /^[^/]+\/(LICENSE|CHANGELOG\.md|FONT-LICENSES\.txt)$/;

/**
 * The files of a repository, as a tarball of it would bring them: no git is asked, which may not be there.
 * @param {string} root The repository.
 * @returns {string[]} Paths from the root, with slashes.
 */
export function repositoryFiles(root, folder = "") {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_KEPT.has(entry.name) || entry.name.endsWith(".tsbuildinfo")) return [];
    const path = posix.join(folder, entry.name);
    if (COPIED.test(path)) return [];
    return entry.isDirectory() ? repositoryFiles(root, path) : [path];
  });
}
