import { createRequire } from "node:module";
import { type ResourceLimits, Worker } from "node:worker_threads";

/**
 * Starts a worker thread from a module beside a module of ours. Built code starts its .js. Source (tests, tsx) starts
 * the .ts through tsx's API, called in the thread: Node 20 reads no TypeScript, and hooks that were registered in the
 * main thread do not reach its workers.
 * @param name of the module without its ending
 * @param base `import.meta.url` of the module beside it
 * @param resourceLimits beyond which the thread ends with an error
 */
export function startWorker(
  name: string,
  base: string,
  workerData: unknown,
  transferList: ArrayBuffer[] = [],
  resourceLimits: ResourceLimits = {},
): Worker {
  const options = { workerData, transferList, resourceLimits, execArgv: [] };
  if (!base.endsWith(".ts")) return new Worker(new URL(`./${name}.js`, base), options);
  const tsx = JSON.stringify(createRequire(base).resolve("tsx/cjs/api"));
  const start = `require(${tsx}).require(${JSON.stringify(`./${name}.ts`)}, ${JSON.stringify(base)})`;
  return new Worker(start, { ...options, eval: true });
}
