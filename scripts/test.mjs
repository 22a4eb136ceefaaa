/**
 * `npm test`: everything, in order. A browser is found or obtained first (or the run fails with one sentence), then the
 * product is built, as the end-to-end tests start it as a stranger would. Arguments go to Vitest, which then runs once.
 * ffmpeg is the packaged one, which a stranger has; `npm run verify` tries the system's.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { obtainChromium } from "./chromium.mjs";
import { programOf } from "./program-of.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
/**
 * One after another: a browser that shares two cores with everything else runs into time-outs. Two workers at least for
 * what needs none, where Vitest would leave one of two cores idle. A third makes it no quicker.
 */
const WORKERS = Math.max(2, availableParallelism() - 1);
const GROUPS = [
  ["--project=node", "--project=dom", `--maxWorkers=${WORKERS}`],
  ["--project=stories"],
  ["--project=e2e"],
];

function runProgram(program, args, env = {}) {
  const command = [programOf(program), ...args];
  const { status, error } = spawnSync(process.execPath, command, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  return status ?? 1;
}

/** One text for each failed test of a file, or for the file where it could not be run at all. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter((test) => test.status === "failed");
  if (failed.length === 0) return status === "failed" ? [`${file}\n${message}`] : [];
  return failed.map((test) => `${file}: ${test.fullName}\n${test.failureMessages.join("\n")}`);
}

const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/** What this process and all that it has started have computed, where Linux tells it. */
function processorSeconds() {
  const TICKS_PER_SECOND = 100;
  try {
    // After the name, which may hold spaces: utime, stime, cutime and cstime are the fields 14 to 17 (proc(5)).
    const fields = readFileSync("/proc/self/stat", "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return Math.round(ticks / TICKS_PER_SECOND);
  } catch {
    return undefined;
  }
}

let CHROMIUM;
try {
  CHROMIUM = obtainChromium();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
if (runProgram("lerna", ["run", "build", "--loglevel=error"]) !== 0) {
  console.error("The build failed, so nothing was tested.");
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "nataraj-test-"));
const report = join(folder, "report.json");
const requested = process.argv.slice(2);
const total = { passed: 0, failed: 0, skipped: 0 };
/** Said again at the end, where the one who reads a long log looks first. */
const failures = [];
const times = [];
const files = [];
let status = 0;
try {
  for (const group of requested.length > 0 ? [requested] : GROUPS) {
    rmSync(report, { force: true });
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const env = { FFMPEG: "packaged", ...process.env, CHROMIUM, NODE_ENV: "test" };
    const began = Date.now();
    const ended = runProgram("vitest", ["run", ...reporters, ...group], env);
    status ||= ended;
    times.push(
      `${group.filter((word) => word.startsWith("--project=")).join(" ") || "tests"}: ${seconds(Date.now() - began)}`,
    );
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(readFileSync(report, "utf8"));
    total.passed += numPassedTests;
    total.failed += numFailedTests;
    total.skipped += numPendingTests;
    failures.push(...testResults.flatMap(failuresOf));
    files.push(
      ...testResults.map(({ name, startTime, endTime }) => ({ file: relative(root, name), ms: endTime - startTime })),
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
for (const failure of failures) console.log(`\nFAILED ${failure}`);
console.log("\nThe slowest files:");
for (const { file, ms } of files.sort((one, other) => other.ms - one.ms).slice(0, 10))
  console.log(`${seconds(ms).padStart(8)}  ${file}`);
const ofProcessors = processorSeconds();
console.log([...times, ...(ofProcessors === undefined ? [] : [`of the processors: ${ofProcessors} s`])].join(", "));
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.passed === 0 ? 1 : status);
