import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { keepRunning } from "./keep-running.mjs";

/**
 * `npm start`: builds what changed since the last time, then serves site and API, again if they end unexpectedly.
 */

const root = fileURLToPath(new URL("..", import.meta.url));
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Nataraj needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

// Lerna keeps the results of earlier builds: without changes this takes a second or two.
const lerna = createRequire(import.meta.url).resolve("lerna/dist/cli.js");
const build = spawnSync(process.execPath, [lerna, "run", "build", "--loglevel=error"], { cwd: root, stdio: "inherit" });
if (build.status !== 0) {
  console.error("The build failed, so there is nothing to start.");
  process.exit(build.status ?? 1);
}

const status = await keepRunning(["server/dist/main.js"], {
  cwd: root,
  stdio: "inherit",
  withParent: process.env.npm_lifecycle_event !== undefined,
  // Relative paths of settings count from where the command was typed.
  env: { NODE_ENV: "production", ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
});
process.exit(status);
