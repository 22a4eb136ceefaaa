import { type ChildProcess, fork } from "node:child_process";
import { createRequire } from "node:module";
import { setPriority } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";
import { limitedProgram, type ProgramLimits } from "./limited-program.ts";
import { lowerPriority } from "./lower-priority.ts";

/** The only variables that the process gets: it has no use for the server's secrets. */
const VARIABLES = ["PATH", "HOME", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT", "LANG", "LD_LIBRARY_PATH"];

export interface ProcessOptions {
  args?: readonly string[];
  /** Options of Node. */
  execArgv?: readonly string[];
  /** What it may use; absent: as much as it likes. */
  limits?: ProgramLimits;
}

/**
 * Starts a process from a module beside a module of ours: .js of built code, .ts of source, through tsx. It yields to
 * the server where they want the same processor, says nothing, and messages keep their typed arrays.
 * @param name of the module without its ending
 * @param base `import.meta.url` of the module beside it
 */
export function startProcess(
  name: string,
  base: string,
  { args = [], execArgv = [], limits }: ProcessOptions = {},
): ChildProcess {
  const isSource = base.endsWith(".ts");
  const file = fileURLToPath(new URL(`./${name}.${isSource ? "ts" : "js"}`, base));
  const program = limits ? limitedProgram(process.execPath, limits) : { file: process.execPath, env: {} };
  const variables = Object.entries(process.env).filter(([variable]) => VARIABLES.includes(variable.toUpperCase()));
  const child = fork(file, args, {
    execPath: program.file,
    execArgv: [...execArgv, ...(isSource ? ["--import", loader(base), "--conditions=@nataraj/source"] : [])],
    env: { ...Object.fromEntries(variables), ...program.env },
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
