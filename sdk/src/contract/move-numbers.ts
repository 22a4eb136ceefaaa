/** How many moves there are; a step is a whole number from 1 to this. Apart from their names, which a reader does not need. */
export const MOVE_COUNT = 29;

/** Whether a value is a step number, 1 to 29. */
export function isMoveNumber(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= MOVE_COUNT;
}
