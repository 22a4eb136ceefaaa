import { constants, setPriority } from "node:os";

/**
 * Has the calling worker thread yield to the server's own thread, and to other processes, where they want the same
 * processor. Linux alone has priorities of threads: elsewhere this would slow the whole process, so nothing is done there.
 */
export function yieldToServer(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Not allowed here: then at the same priority.
  }
}
