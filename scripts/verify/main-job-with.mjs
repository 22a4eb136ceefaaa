import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { nodeVersion } from "./node-versions.mjs";

const script = fileURLToPath(new URL("main-job.mjs", import.meta.url));

/**
 * Does the main job with another version of Node.
 * @param {number} major As in 24.
 * @throws {Error} unless it succeeds.
 */
export async function verifyMainJob(major) {
  const { status } = spawnSync(await nodeVersion(major), [script], { stdio: "inherit" });
  if (status !== 0) throw new Error(`the main job fails with Node ${major}`);
}
