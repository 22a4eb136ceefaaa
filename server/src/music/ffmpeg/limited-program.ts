import { fileURLToPath } from "node:url";

// The same way from src and from dist.
const SCRIPT = fileURLToPath(new URL("../../../bin/limited.sh", import.meta.url));

/**
 * Seconds of processor time that ffmpeg may take for one file. A minute of music takes about one; files that take more
 * are made to.
 */
const PROCESSOR_SECONDS = 15;

/** What to run in a program's stead, and what the environment must name for that. */
export interface LimitedProgram {
  file: string;
  env: Record<string, string>;
}

/**
 * A program within limits of memory and processor time; it takes the program's arguments as they are. A file of its own
 * and not a command line, because fluent-ffmpeg takes only a path. Windows has no such limits.
 * @param seconds of processor time, after which the program ends by SIGXCPU
 */
export function limitedProgram(program: string, seconds: number = PROCESSOR_SECONDS): LimitedProgram {
  if (process.platform === "win32") return { file: program, env: {} };
  return { file: SCRIPT, env: { LIMITED_PROGRAM: program, LIMITED_SECONDS: String(seconds) } };
}
