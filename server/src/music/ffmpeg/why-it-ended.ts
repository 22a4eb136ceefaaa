import type { FfmpegReason } from "./ffmpeg-error.ts";

/** How a program ended. */
export interface ProgramEnd {
  /** Its exit code, or the code of the error by which it could not be started (`ENOENT`). */
  code?: string | number | null | undefined;
  signal?: string | null | undefined;
  /** Its standard error. */
  stderr?: string | undefined;
}

/** The shell's exit codes for a program that cannot be run, and that is not there (POSIX, 2.8.2). */
const NOT_RUN = new Set([126, 127]);

/** Signals of a program that broke down by itself: what it read made it. */
const BROKE_DOWN = new Set(["SIGSEGV", "SIGABRT", "SIGFPE", "SIGILL", "SIGBUS", "SIGTRAP", "SIGSYS"]);

const NO_SPACE = /: (?:No space left on device|Disk quota exceeded|Read-only file system)$/;

/** Whether the program could not write all of its output. Some versions of ffmpeg end with code 0 nevertheless. */
export function lackedSpace(stderr: string): boolean {
  // Titles of the file, which are printed as well, are indented.
  return stderr.split(/[\r\n]/).some((line) => /^\S/.test(line) && NO_SPACE.test(line));
}

/** Whose fault it is that a program ended without success: the file's or the machine's. */
export function whyItEnded({ code, signal, stderr = "" }: ProgramEnd): FfmpegReason {
  if (signal === "SIGXCPU") return "too_costly";
  if (signal) return BROKE_DOWN.has(signal) ? "failed" : "unavailable";
  if (typeof code !== "number" || NOT_RUN.has(code)) return "unavailable";
  return lackedSpace(stderr) ? "unavailable" : "failed";
}
