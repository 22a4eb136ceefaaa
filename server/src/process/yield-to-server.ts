import { setPriority } from "node:os";
import { lowerPriority } from "./lower-priority.ts";

/**
 * Has the calling worker thread yield to the server's own thread, and to other processes, where they want the same
 * processor. Linux alone has priorities of threads: elsewhere this would slow the whole process, so nothing is done there.
 */
export function yieldToServer(): void {
  if (process.platform !== "linux") return;
  try {
    setPriority(lowerPriority());
  } catch {
    // Not allowed here: then at the same priority.
  }
}
