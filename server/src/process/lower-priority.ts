import { constants, getPriority } from "node:os";

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;

/** A priority below that of the calling thread, which may be low itself; the lowest one where there is none below. */
export function lowerPriority(): number {
  return Math.min(getPriority() + PRIORITY_BELOW_NORMAL, PRIORITY_LOW);
}
