import { spawn } from "node:child_process";

/** The exit status by which the server says that an unforeseen exception ended it (server/src/process). */
const UNFORESEEN = 70;
/** What the kernel and Node itself end a process by: out of memory, a fault in native code. */
const KILLED_BY = new Set(["SIGKILL", "SIGABRT", "SIGSEGV", "SIGBUS", "SIGILL", "SIGFPE"]);
/** By which status Windows and Node there say the same: Node's own abort, or an exception of the system (NTSTATUS). */
const ABORTED = 134;
const SYSTEM_EXCEPTION = 0xc0000000;
/** How often the parent process is looked for. Milliseconds. */
const PARENT_INTERVAL_MS = 500;

/** Whether a process crashed, by the arguments of Node's event `exit`. */
export function isCrash(code, signal) {
  return code === UNFORESEEN || code === ABORTED || code >= SYSTEM_EXCEPTION || KILLED_BY.has(signal ?? "");
}

/**
 * Runs a command and starts it again after a crash. A command that says why it cannot go on (any other status) is not started
 * again, and a command that was told to stop is not either.
 *
 * @param {string[]} args Arguments of Node.
 * @param {{ restarts?: number, withinMs?: number, withParent?: boolean, [option: string]: unknown }} options How often it
 *   is started again within which time, and whether it ends when the process ends that started this one: npm's shell dies
 *   of a signal without passing it on. The rest goes to `spawn`.
 * @returns {Promise<number>} The exit status to end with.
 */
export function keepRunning(args, { restarts = 5, withinMs = 10 * 60_000, withParent = false, ...options }) {
  return new Promise((resolve) => {
    /** When it was started again, of late. */
    let times = [];
    let child;
    let isStopping = false;
    const start = () => {
      child = spawn(process.execPath, args, options);
      child.on("error", (error) => {
        console.error(`The server could not be started: ${error.message}`);
        resolve(1);
      });
      child.on("exit", (code, signal) => {
        if (isStopping || !isCrash(code, signal)) return resolve(code ?? (signal ? 1 : 0));
        const now = Date.now();
        times = [...times.filter((time) => now - time < withinMs), now];
        if (times.length > restarts) {
          console.error(
            `The server ended unexpectedly ${times.length} times, so it is not started again: see its log.`,
          );
          return resolve(1);
        }
        console.error(`The server ended unexpectedly (${signal ?? `status ${code}`}); it is started again.`);
        start();
      });
    };
    const stop = (signal) => {
      isStopping = true;
      // On Windows Ctrl-C and the closing of the window reach the server by themselves, and `kill` would cut its end off.
      if (process.platform !== "win32" || signal === "SIGTERM") child.kill(signal);
    };
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
    start();
    if (!withParent) return;
    const parent = process.ppid;
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      stop("SIGTERM");
    }, PARENT_INTERVAL_MS);
    timer.unref();
  });
}
