/**
 * `npm test`: everything, in order. A browser is found or obtained first (or the run fails with one sentence), then the
 * product is built, as the end-to-end tests start it as a stranger would. Arguments go to Vitest.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { obtainChromium } from "./chromium.mjs";

const root = new URL("..", import.meta.url).pathname;

function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: "inherit", env: { ...process.env, ...env } });
  if (error) throw error;
  return status ?? 1;
}

let CHROMIUM;
try {
  CHROMIUM = obtainChromium();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
if (run("npm", ["run", "build", "--silent"]) !== 0) {
  console.error("The build failed, so nothing was tested.");
  process.exit(1);
}

const folder = mkdtempSync(join(tmpdir(), "nataraj-test-"));
const report = join(folder, "report.json");
const arguments_ = process.argv.slice(2);
let status;
try {
  status = run(
    "npx",
    ["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`, ...arguments_],
    { CHROMIUM, NODE_ENV: "test" },
  );
  const { numPassedTests, numFailedTests, numPendingTests } = JSON.parse(readFileSync(report, "utf8"));
  console.log(`${numPassedTests} passed, ${numFailedTests} failed, ${numPendingTests} skipped`);
  if (numPassedTests === 0) status ||= 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(status);
