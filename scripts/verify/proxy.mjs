import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Skipped } from "./skipped.mjs";

const SITE = fileURLToPath(new URL("../../deploy/nginx-site.conf", import.meta.url));
const MAIN = "/etc/nginx/nginx.conf";
/** Files that nginx makes while it tests. */
const MADE = ["/var/log/nginx/nataraj.log", "/run/nginx.pid"];
/** What Debian's service tests its configuration with before it starts. */
const AS_SERVICE = ["-t", "-q", "-g", "daemon on; master_process on;"];

/**
 * Has nginx test `deploy/nginx-site.conf` in the configuration of this machine's service.
 * @throws {Error} with what nginx says when it refuses the configuration; {Skipped} where nginx is not installed, or where
 *   this does not run as root.
 */
export async function verifyProxy() {
  if (!existsSync(MAIN) || spawnSync("nginx", ["-v"]).error)
    throw new Skipped("nginx is not installed (Debian: nginx-light)");
  if (process.getuid?.() !== 0) throw new Skipped("nginx's service tests its configuration as root");
  const made = MADE.filter((path) => !existsSync(path));
  const folder = mkdtempSync(join(tmpdir(), "nataraj-proxy-"));
  try {
    const others = /^\s*include\s+\/etc\/nginx\/(conf\.d|sites-enabled)\/.*;$/gm;
    let isIn = false;
    const main = readFileSync(MAIN, "utf8").replaceAll(others, () => {
      const line = isIn ? "" : `include ${SITE};`;
      isIn = true;
      return line;
    });
    if (!isIn) throw new Error(`${MAIN} includes neither conf.d nor sites-enabled.`);
    const file = join(folder, "nginx.conf");
    writeFileSync(file, main);
    // Its output goes where a service's does: not into a terminal.
    const { status, stderr } = spawnSync("nginx", [...AS_SERVICE, "-c", file], { encoding: "utf8" });
    if (status !== 0) throw new Error(`nginx refuses deploy/nginx-site.conf: ${stderr.trim()}`);
  } finally {
    rmSync(folder, { recursive: true });
    for (const path of made) rmSync(path, { force: true });
  }
}
