import { totalmem } from "node:os";

/** Bytes of memory that this process may use: the machine's, or the limit of its container where that is less. */
export function machineMemory() {
  // Without a limit: 0, undefined or more than there is.
  const limit = process.constrainedMemory() || Number.POSITIVE_INFINITY;
  return Math.min(totalmem(), limit);
}
