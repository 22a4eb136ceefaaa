import { fileURLToPath } from "node:url";

// The same way from src and from dist.
const SCRIPT = fileURLToPath(new URL("../../bin/limited.sh", import.meta.url));

/** What a program may use. */
export interface ProgramLimits {
  /** Of processor time, after which the program ends by SIGXCPU. */
  seconds?: number;
  /** Mebibytes that it may allocate. */
  memory?: number;
}

/**
 * Enough for ffmpeg: a minute of music takes about one second, and files that take more than this are made to. What is
 * read is streamed, so that 60 MiB are enough for any honest file.
 */
const LIMITS: Required<ProgramLimits> = { seconds: 15, memory: 512 };

/** What to run in a program's stead, and what the environment must name for that. */
export interface LimitedProgram {
  file: string;
  env: Record<string, string>;
}

/**
 * A program within limits of memory and processor time; it takes the program's arguments as they are. A file of its own
 * and not a command line, because fluent-ffmpeg takes only a path. Windows has no such limits.
 */
export function limitedProgram(program: string, limits: ProgramLimits = {}): LimitedProgram {
  if (process.platform === "win32") return { file: program, env: {} };
  const { seconds, memory } = { ...LIMITS, ...limits };
  const env = { LIMITED_PROGRAM: program, LIMITED_SECONDS: String(seconds), LIMITED_KILOBYTES: String(memory * 1024) };
  return { file: SCRIPT, env };
}
