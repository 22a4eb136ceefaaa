import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { beginBuild, finishBuild } from "./build-stamp.mjs";
import { isMemorySmall, machineMemory } from "./machine-memory.mjs";

/** What a build writes into, where it is there. */
const WRITTEN = [".", ".nx", ...["sdk", "ui", "player", "site", "server"].flatMap((name) => [name, `${name}/dist`])];
/** What Vite's and TypeScript's native parts, and Node, are told where memory is small. */
const WITH_LITTLE_MEMORY = {
  UV_THREADPOOL_SIZE: "1",
  RAYON_NUM_THREADS: "1",
  MALLOC_ARENA_MAX: "1",
  GOMAXPROCS: "1",
  GOMEMLIMIT: "250MiB",
};
/** Megabytes of JavaScript's heap where memory is small. */
const SMALL_HEAP = 320;

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
  const { args, env } = thrift(machineMemory());
  const { status } = spawnSync(process.execPath, [lerna, "run", "build", "--loglevel=error", ...args], {
    cwd: root,
    stdio: "inherit",
    env: {
      ...env,
      ...process.env,
      ...(env && { NODE_OPTIONS: `${env.NODE_OPTIONS} ${process.env.NODE_OPTIONS ?? ""}` }),
    },
  });
  if (status !== 0) return "The build failed.";
  finishBuild(root, sources);
  return undefined;
}

/**
 * How a build is kept small where there is little memory.
 * @param {number} memory Bytes.
 */
export function thrift(memory) {
  if (!isMemorySmall(memory)) return { args: [], env: undefined };
  const env = { ...WITH_LITTLE_MEMORY, NODE_OPTIONS: `--max-old-space-size=${SMALL_HEAP}` };
  return { args: ["--concurrency=1"], env };
}

function isWritable(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
