/** Other versions of Node, to run the product and its tests with. */
import { execFileSync, execSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const CACHE = fileURLToPath(new URL("../../node_modules/.cache/node-versions/", import.meta.url));

/**
 * The npm package with Node's program for a system. These packages belong to the package `node`, whose install script
 * chooses among them; no script is needed where the name is known.
 * @param {string} os By Node's names, as `cpu`.
 * @param {string} cpu
 */
export function nodePackage(os, cpu) {
  const prefix = os === "darwin" && cpu === "arm64" ? "node-bin" : "node";
  return `${prefix}-${os === "win32" ? "win" : os}-${cpu}`;
}

/**
 * Installs the newest Node of a major version from the npm registry, unless it is in the cache.
 * @param {number} major
 * @param {string} cache The folder that keeps the versions.
 * @returns {Promise<string>} The path of its program.
 * @throws {Error} where the registry has none for this system, or it does not run here.
 */
export async function nodeVersion(major, cache = CACHE) {
  const name = nodePackage(process.platform, process.arch);
  const folder = join(cache, String(major));
  const node = join(folder, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (!existsSync(node)) {
    mkdirSync(folder, { recursive: true });
    const options = [
      "--prefix=.",
      "--ignore-scripts",
      "--no-save",
      "--no-package-lock",
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
    ];
    // By a shell, since npm is a script on Windows.
    execSync(`npm install ${options.join(" ")} ${name}@${major}`, {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
    });
  }
  const version = execFileSync(node, ["--version"], { encoding: "utf8" }).trim();
  if (!version.startsWith(`v${major}.`)) throw new Error(`${node} is Node ${version}, not ${major}.`);
  return node;
}
