/**
 * `npm run test:changed`: the tests that what was changed since the last commit can break, the nearest first, for less than
 * a minute. `npm run test:changed -- main` takes all changes since another commit. It says what it leaves to `npm test`.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readImportGraph, testsOf, withinSeconds } from "./changed-tests.mjs";
import { programOf } from "./program-of.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Of all workers together; with Vitest's start that is under a minute on two cores. Seconds. */
const LIMIT = 80;
/** What a file is expected to take that has not been run here. Seconds. */
const UNKNOWN = 2;

const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).split("\n").filter(Boolean);
const since = process.argv[2] ?? "HEAD";
const changed = [
  ...git("diff", "--name-only", "--relative", since),
  ...git("ls-files", "--others", "--exclude-standard"),
];

const durations = readDurations();
const all = testsOf(readImportGraph(root), changed);
const chosen = withinSeconds(all, (file) => durations.get(file) ?? UNKNOWN, LIMIT);
if (chosen.length === 0) {
  console.log(`No test of Node or a component imports what was changed since ${since}.`);
  process.exit(0);
}
const args = ["run", "--project=node", "--project=dom", ...chosen.map(({ file }) => join(root, file))];
const { status } = spawnSync(process.execPath, [programOf("vitest"), ...args], {
  cwd: root,
  stdio: "inherit",
  env: { FFMPEG: "packaged", ...process.env, NODE_ENV: "test" },
});
console.log(`${chosen.length} of ${all.length} files of tests were run that the changes can reach.`);
process.exit(status ?? 1);

/** Seconds that each file took when it was last run: Vitest keeps them. */
function readDurations() {
  const folder = join(root, "node_modules/.vite/vitest");
  try {
    const results = readdirSync(folder).flatMap(
      (name) => JSON.parse(readFileSync(join(folder, name, "results.json"), "utf8")).results,
    );
    return new Map(results.map(([key, { duration }]) => [key.slice(key.indexOf(":") + 1), duration / 1000]));
  } catch {
    return new Map();
  }
}
