import { fileURLToPath } from "node:url";
import { isBuilt } from "./build/build-stamp.mjs";
import { keepRunning } from "./keep-running.mjs";

/**
 * `npm start`: builds what changed since the last time, then serves site and API, again if they end unexpectedly. Where
 * nothing changed, it writes nothing into the checkout, which may be read-only.
 */

const root = fileURLToPath(new URL("..", import.meta.url));
const [major, minor] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Nataraj needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

if (!isBuilt(root)) {
  const { build } = await import("./build/build.mjs");
  const failure = build(root);
  if (failure) {
    console.error(failure);
    process.exit(1);
  }
}

const status = await keepRunning(["server/dist/main.js"], {
  cwd: root,
  stdio: "inherit",
  withParent: process.env.npm_lifecycle_event !== undefined,
  // Relative paths of settings count from where the command was typed.
  env: { NODE_ENV: "production", ...process.env, INIT_CWD: process.env.INIT_CWD ?? process.cwd() },
});
process.exit(status);
