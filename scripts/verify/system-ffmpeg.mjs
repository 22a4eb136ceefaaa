/**
 * The tests of what uses ffmpeg, with the system's; `npm test` runs them with the packaged one.
 */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { obtainChromium } from "../chromium.mjs";
import { Skipped } from "./skipped.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const vitest = fileURLToPath(new URL("../../node_modules/vitest/vitest.mjs", import.meta.url));
/** Uploads, hearing, generation, commands and the library; in a browser making a dance and saving it as video. */
const TESTS = [
  [
    "node",
    "server/src/music",
    "server/src/uploads",
    "server/src/projects",
    "server/src/generation",
    "server/src/commands",
  ],
  ["e2e", "e2e/main-job.test.ts", "e2e/create", "e2e/saving"],
];

/** @throws {Error} where a test fails; {Skipped} where the system has no ffmpeg. */
export async function verifySystemFfmpeg() {
  if (spawnSync("ffmpeg", ["-version"]).status !== 0) throw new Skipped("this machine has no ffmpeg of its own");
  const env = { ...process.env, FFMPEG: "system", NODE_ENV: "test", CHROMIUM: obtainChromium() };
  for (const [project, ...paths] of TESTS) {
    const args = [vitest, "run", "--project", project, ...paths];
    const { status } = spawnSync(process.execPath, args, { cwd: root, env, stdio: "inherit" });
    if (status !== 0) throw new Error(`tests of ${project} fail with the system's ffmpeg`);
  }
}
