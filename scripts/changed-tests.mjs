import { readFileSync } from "node:fs";
import { join } from "node:path";
import { importsOf, sourceFiles } from "./imports/read-imports.mjs";

const FOLDERS = ["sdk", "ui", "player", "site", "server", "e2e", "scripts", "workshop"];
const PACKAGES = ["sdk", "ui", "player"];

/** Which files of the repository each file imports. @param {string} root Of the checkout. */
export function readImportGraph(root) {
  const files = sourceFiles(root, FOLDERS);
  const known = new Set(files);
  const entries = readEntries(root);
  const fileOf = (name) => [entries.get(name), name, `${name}.ts`, `${name}.tsx`].find((path) => known.has(path));
  return new Map(files.map((file) => [file, importsOf(root, file).flatMap((name) => fileOf(name) ?? [])]));
}

/** What a package's entries are made of, by the names that {@link importsOf} gives them: "sdk/contract". */
function readEntries(root) {
  const entries = new Map();
  for (const own of PACKAGES) {
    const { exports } = JSON.parse(readFileSync(join(root, own, "package.json"), "utf8"));
    for (const [entry, target] of Object.entries(exports)) {
      const source = target?.["@nataraj/source"];
      if (source)
        entries.set(join(own, entry).replaceAll("\\", "/").replace(/\/$/, ""), join(own, source).replaceAll("\\", "/"));
    }
  }
  return entries;
}

/**
 * The test files that changed files reach, the nearest first: themselves, then those that import them, and so on.
 * @param graph The imports of each file.
 * @param {Iterable<string>} changed Paths from the root.
 * @returns {{file: string, distance: number}[]}
 */
export function testsOf(graph, changed) {
  const importers = new Map();
  for (const [from, targets] of graph)
    for (const to of targets) importers.set(to, [...(importers.get(to) ?? []), from]);
  const distances = new Map();
  let next = [...changed];
  for (let distance = 0; next.length > 0; distance++) {
    const fresh = [...new Set(next)].filter((file) => !distances.has(file));
    for (const file of fresh) distances.set(file, distance);
    next = fresh.flatMap((file) => importers.get(file) ?? []);
  }
  return [...distances]
    .filter(([file]) => graph.has(file) && /(?<!\.verify)\.test\.tsx?$/.test(file) && !file.startsWith("e2e/"))
    .map(([file, distance]) => ({ file, distance }));
}

/**
 * As many as fit into a time, the first before others: one that takes too long makes room for those after it. The first
 * always fits.
 * @param {{file: string}[]} tests
 * @param {(file: string) => number} secondsOf What each is expected to take.
 * @param {number} limit Seconds in all.
 */
export function withinSeconds(tests, secondsOf, limit) {
  let sum = 0;
  return tests.filter(({ file }, place) => {
    const seconds = secondsOf(file);
    if (place > 0 && sum + seconds > limit) return false;
    sum += seconds;
    return true;
  });
}
