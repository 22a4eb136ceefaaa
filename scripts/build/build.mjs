import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { beginBuild, finishBuild } from "./build-stamp.mjs";
import { machineMemory } from "./machine-memory.mjs";

/** What a build writes into, where it is there. */
const WRITTEN = [".", ".nx", ...["sdk", "ui", "player", "site", "server"].flatMap((name) => [name, `${name}/dist`])];
/** Bytes that two tasks at once want, with room for what else runs: below that one runs after the other. */
const MEMORY_OF_TWO = 3e9;

/**
 * Builds what has changed since the last time; Lerna keeps the results of earlier builds.
 * @param {string} root The repository.
 * @returns {string | undefined} A sentence that says why not; undefined when everything is built.
 */
export function build(root) {
  if (!WRITTEN.every((path) => !existsSync(join(root, path)) || isWritable(join(root, path)))) {
    return `Nataraj has to be built, and this user cannot write to ${resolve(root)}. Run "npm run build" there as its owner, then start again.`;
  }
  const sources = beginBuild(root);
  const lerna = createRequire(import.meta.url).resolve("lerna/dist/cli.js");
  const concurrency = machineMemory() < MEMORY_OF_TWO ? ["--concurrency=1"] : [];
  const { status } = spawnSync(process.execPath, [lerna, "run", "build", "--loglevel=error", ...concurrency], {
    cwd: root,
    stdio: "inherit",
  });
  if (status !== 0) return "The build failed.";
  finishBuild(root, sources);
  return undefined;
}

function isWritable(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
