import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { obtainChromium } from "../chromium.mjs";
import { programOf } from "../program-of.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs tests of one of Vitest's projects, all or those below some paths. @throws {Error} where one fails. */
export function runVitest(project, { paths = [], env = {} } = {}) {
  // Two workers, where Vitest would leave one of two cores idle.
  const args = [programOf("vitest"), "run", "--maxWorkers=2", "--project", project, ...paths];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { FFMPEG: "packaged", ...process.env, ...env, NODE_ENV: "test", CHROMIUM: obtainChromium() },
  });
  if (status !== 0) throw new Error(`tests of ${project} fail`);
}
