/** Kilobytes that a child may allocate. What is read is streamed; 60 MB are enough for any honest file. */
const MEMORY_KB = 512 * 1024;
/** Kilobytes of a thread's stack, which counts as allocated: there are as many threads as processors. */
const STACK_KB = 2048;
/** Seconds of processor time; a child whose server was killed ends by this. */
const CPU_SECONDS = 120;

/** Limits that a system does not know (macOS has none for memory) are left out. */
const SCRIPT = [
  "ulimit -c 0",
  `ulimit -s ${STACK_KB}`,
  `ulimit -d ${MEMORY_KB}`,
  `ulimit -t ${CPU_SECONDS}`,
  'exec "$0" "$@"',
].join(" 2>/dev/null; ");

/**
 * A command that runs a program within limits of memory and processor time: tags and headers may be packed a thousand
 * times smaller than what they unpack to. The shell becomes the program, so that the child's id is the program's.
 * Windows has no such limits.
 */
export function limitedCommand(program: string, args: readonly string[]): { file: string; args: string[] } {
  if (process.platform === "win32") return { file: program, args: [...args] };
  return { file: "/bin/sh", args: ["-c", SCRIPT, program, ...args] };
}
