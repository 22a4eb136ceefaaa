/**
 * The tests of what uses ffmpeg, with the system's; `npm test` runs them with the packaged one.
 */
import { spawnSync } from "node:child_process";
import { runVitest } from "./run-vitest.mjs";
import { Skipped } from "./skipped.mjs";

/** Uploads, hearing, generation, commands and the library; in a browser preparing a song, making a dance and saving it as video. */
const PATHS = [
  "server/src/music",
  "server/src/uploads",
  "server/src/projects",
  "server/src/generation",
  "server/src/commands",
  "e2e/main-job.test.ts",
  "e2e/create/prepared-song.test.ts",
  "e2e/saving/save.test.ts",
];

/** @throws {Error} where a test fails; {Skipped} where the system has no ffmpeg. */
export async function verifySystemFfmpeg() {
  if (spawnSync("ffmpeg", ["-version"]).status !== 0) throw new Skipped("this machine has no ffmpeg of its own");
  runVitest(["node", "e2e"], { paths: PATHS, env: { FFMPEG: "system" } });
}
