import { totalmem } from "node:os";

/** Bytes of memory below which a build does one thing after the other, and in less of it: docs/deployment.md, "Memory". */
const SMALL = 3e9;

/** Whether a build has to be careful with memory. @param {number} [memory] Bytes. */
export function isMemorySmall(memory = machineMemory()) {
  return memory < SMALL;
}

/** Bytes of memory that this process may use: the machine's, or the limit of its container where that is less. */
export function machineMemory() {
  // Without a limit: 0, undefined or more than there is.
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.min(totalmem(), limit);
}
