/**
 * Waits until a server that was just started says that it is ready.
 * @param {import("node:child_process").ChildProcess} child Its standard output is a pipe.
 * @throws {Error} with what it has printed when it ends before.
 */
export function untilReady(child) {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
      if (output.includes("is ready on")) resolve();
    });
    child.once("error", reject);
    child.once("exit", () => reject(new Error(`The server has ended before it was ready: ${output}`)));
  });
}
