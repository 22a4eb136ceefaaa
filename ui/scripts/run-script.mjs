import { spawn } from "node:child_process";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const ui = fileURLToPath(new URL("..", import.meta.url));
// Vitest's own loader knows no import.meta.resolve.
const TSX = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/**
 * Runs a TypeScript file of this package in a process of its own, which ends with this one.
 * @param {URL} script
 * @param {string[]} args
 * @param {string} failure What an error says.
 */
export function runScript(script, args, failure) {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        "--conditions=@nataraj/source",
        "--import",
        TSX,
        "--import",
        new URL("end-with-parent.mjs", import.meta.url).href,
        fileURLToPath(script),
        ...args,
      ],
      { cwd: ui, stdio: ["ignore", "inherit", "inherit", "ipc"] },
    );
    child.once("error", reject);
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(failure))));
  });
}
