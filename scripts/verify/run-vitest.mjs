import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { obtainChromium } from "../chromium.mjs";
import { programOf } from "../program-of.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs tests of Vitest's projects, all or those below some paths. @throws {Error} where one fails. */
export function runVitest(projects, { paths = [], env = {} } = {}) {
  obtainChromium();
  const args = [programOf("vitest"), "run", ...projects.map((name) => `--project=${name}`), ...paths];
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { FFMPEG: "packaged", ...process.env, ...env, NODE_ENV: "test" },
  });
  if (status !== 0) throw new Error(`tests of ${projects.join(", ")} fail`);
}
