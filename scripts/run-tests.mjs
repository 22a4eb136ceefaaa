import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { programOf } from "./program-of.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Runs Vitest once, with the packaged ffmpeg unless the environment says otherwise.
 * @param {readonly string[]} args Vitest's own, as `--project=node` or paths.
 * @param {Record<string, string>} env
 * @returns {import("./test-results.mjs").TestResults & { status: number }} The results and Vitest's exit status.
 */
export function runTests(args, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), "nataraj-test-"));
  try {
    const file = join(folder, "results.json");
    const reporters = ["--reporter=default", "--reporter=./scripts/test-results.mjs"];
    const { status, error } = spawnSync(process.execPath, [programOf("vitest"), "run", ...reporters, ...args], {
      cwd: root,
      stdio: "inherit",
      env: { FFMPEG: "packaged", ...process.env, ...env, NATARAJ_TEST_RESULTS: file, NODE_ENV: "test" },
    });
    if (error) throw error;
    return { ...JSON.parse(readFileSync(file, "utf8")), status: status ?? 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
