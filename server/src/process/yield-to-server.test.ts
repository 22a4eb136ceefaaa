import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";

/** The lowest priority that Linux has. */
const LOWEST = 19;

/** The niceness of each of this process's threads, by its id. */
function niceness(): Map<string, number> {
  const of = (thread: string) => {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, "utf8");
    // The name, which may hold anything, ends with the last bracket; the niceness is the 17th field after it.
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[16]);
  };
  return new Map(readdirSync("/proc/self/task").map((thread) => [thread, of(thread)]));
}

test.runIf(process.platform === "linux")("a worker thread yields, and no other thread of the process", async () => {
  const before = niceness();
  const tsx = JSON.stringify(createRequire(import.meta.url).resolve("tsx/cjs/api"));
  const module = JSON.stringify(fileURLToPath(new URL("yield-to-server.ts", import.meta.url)));
  const program = `
    require(${tsx}).require(${module}, __filename).yieldToServer();
    const { parentPort } = require("node:worker_threads");
    parentPort.on("message", () => parentPort.close());
    parentPort.postMessage("yields");`;
  const worker = new Worker(program, { eval: true, execArgv: [] });
  await new Promise((resolve, reject) => worker.once("message", resolve).once("error", reject));
  const after = niceness();
  worker.postMessage("end");
  await new Promise((resolve) => worker.once("exit", resolve));
  const own = before.get(String(process.pid)) ?? 0;
  const added = [...after].filter(([thread, nice]) => !before.has(thread) && nice !== own);
  // A process that has the lowest priority itself leaves none below.
  expect(added.map(([, nice]) => nice)).toEqual(own < LOWEST ? [Math.min(own + 10, LOWEST)] : []);
  for (const [thread, nice] of before) expect(after.get(thread) ?? nice).toBe(nice);
});
