import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { setPriority } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";
import { lowerPriority } from "../../../process/lower-priority.ts";

/** The only variables that the process gets: it has no use for the server's secrets. */
const VARIABLES = ["PATH", "HOME", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT", "LANG", "LD_LIBRARY_PATH"];

/**
 * Starts a process from a module beside a module of ours: .js of built code, .ts of source, through tsx. It yields to
 * the server where they want the same processor, says nothing, and messages keep their typed arrays.
 * @param name of the module without its ending
 * @param base `import.meta.url` of the module beside it
 */
export function startProcess(name: string, base: string, args: readonly string[]): ChildProcess {
  const isSource = base.endsWith(".ts");
  const file = fileURLToPath(new URL(`./${name}.${isSource ? "ts" : "js"}`, base));
  const child = fork(file, args, {
    execArgv: ["--expose-gc", ...(isSource ? ["--import", loader(base), "--conditions=@nataraj/source"] : [])],
    env: Object.fromEntries(
      Object.entries(process.env).filter(([variable]) => VARIABLES.includes(variable.toUpperCase())),
    ),
    serialization: "advanced",
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  try {
    if (child.pid) setPriority(child.pid, lowerPriority());
  } catch {
    // Not allowed here: then at the same priority.
  }
  return child;
}

function loader(base: string): string {
  return pathToFileURL(createRequire(base).resolve("tsx")).href;
}
