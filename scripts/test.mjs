/**
 * `npm test`. A browser is found or obtained first (or the run fails with one sentence), then the
 * product is built, as the end-to-end tests start it as a stranger would. Arguments go to Vitest, which then runs once.
 * ffmpeg is the packaged one, which a stranger has; `npm run verify` tries the system's.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { obtainChromium } from "./chromium.mjs";
import { programOf } from "./program-of.mjs";
import { runTests } from "./run-tests.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
/** All at once: a page, a database or a process that is waited for leaves the processor to the others. */
const PROJECTS = ["node", "dom", "stories", "e2e"].map((name) => `--project=${name}`);

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * What the processors have computed since the machine started, for all its processes, where Linux tells it. A process's own
 * account would leave out what its children leave behind: most of what browsers do.
 */
function processorSeconds() {
  const TICKS_PER_SECOND = 100;
  try {
    // The first line sums all processors: user, nice, system, idle, iowait, irq and softirq (proc(5)).
    const [, user, nice, system, , , irq, softirq] = readFileSync("/proc/stat", "utf8").split("\n", 1)[0].split(/\s+/);
    const ticks = [user, nice, system, irq, softirq].reduce((sum, field) => sum + Number(field), 0);
    return ticks / TICKS_PER_SECOND;
  } catch {
    return undefined;
  }
}

try {
  obtainChromium();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const built = spawnSync(process.execPath, [programOf("lerna"), "run", "build", "--loglevel=error"], {
  cwd: root,
  stdio: "inherit",
});
if (built.status !== 0) {
  console.error("The build failed, so nothing was tested.");
  process.exit(1);
}

const requested = process.argv.slice(2);
const began = Date.now();
const computed = processorSeconds();
const { status, passed, failed, skipped, failures, files } = runTests(requested.length > 0 ? requested : PROJECTS);
const took = Date.now() - began;

/** Said again at the end, where a reader of a long log looks first. */
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log("\nThe slowest files:");
for (const { file, ms } of files.sort((one, other) => other.ms - one.ms).slice(0, 10))
  console.log(`${seconds(ms).padStart(8)}  ${file}`);
const ofProcessors =
  computed === undefined ? "" : `, of the machine's processors: ${Math.round(processorSeconds() - computed)} s`;
console.log(`Tests: ${seconds(took)}${ofProcessors}`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exit(passed === 0 ? 1 : status);
