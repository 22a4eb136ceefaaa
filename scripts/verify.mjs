/**
 * `npm run verify`: what is machinery, each check with the time that it took. It is run after `npm test`, on the same
 * built checkout. Names of checks as arguments run these alone: `npm run verify -- stranger "node 24"`.
 */
import { fileURLToPath } from "node:url";
import { build } from "./build/build.mjs";
import { verifyImage } from "./verify/image.mjs";
import { verifyMainJob } from "./verify/main-job-with.mjs";
import { verifyProxy } from "./verify/proxy.mjs";
import { runVitest } from "./verify/run-vitest.mjs";
import { Skipped } from "./verify/skipped.mjs";
import { verifyStranger } from "./verify/stranger.mjs";
import { verifySystemFfmpeg } from "./verify/system-ffmpeg.mjs";

/** Each throws an error that says what is wrong, or `Skipped` where it cannot be made. */
const CHECKS = {
  "long tests": async () => runVitest(["verify", "verify-browser"]),
  "node 22": () => verifyMainJob(22),
  "node 24": () => verifyMainJob(24),
  "node 26": () => verifyMainJob(26),
  stranger: verifyStranger,
  image: verifyImage,
  nginx: verifyProxy,
  "system ffmpeg": verifySystemFfmpeg,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in CHECKS));
if (unknown.length > 0) {
  console.error(`There is no check "${unknown[0]}": the checks are ${Object.keys(CHECKS).join(", ")}.`);
  process.exit(1);
}

const failure = build(fileURLToPath(new URL("..", import.meta.url)));
if (failure) {
  console.error(failure);
  process.exit(1);
}

const results = { passed: 0, failed: 0, skipped: 0 };
const lines = [];
for (const [name, check] of Object.entries(CHECKS)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n${name}`);
  const started = Date.now();
  const result = await check().then(
    () => ({ status: "passed" }),
    (error) => ({ status: error instanceof Skipped ? "skipped" : "failed", error }),
  );
  results[result.status] += 1;
  const seconds = Math.round((Date.now() - started) / 1000);
  lines.push(`${name}: ${result.status} in ${seconds} s${result.error ? `: ${result.error.message}` : ""}`);
  console.log(lines.at(-1));
}
console.log(`\n${lines.join("\n")}`);
console.log(`${results.passed} passed, ${results.failed} failed, ${results.skipped} skipped`);
process.exitCode = results.failed > 0 ? 1 : 0;
