/** A handle held still for this long is moved finely from then on, in milliseconds. */
export const FINE_TUNING_DELAY_MS = 500;
/** While fine tuning, this share of the pointer's way counts. */
export const FINE_TUNING_SHARE = 0.1;
/** A pointer that moves less than this is still held, in pixels. */
export const HELD_PX = 3;

/** Keys that move a slider, in milliseconds; undefined for other keys. Home and End reach to the ends. */
export function keyStep(key: string, shift: boolean): number | undefined {
  const step = shift ? 100 : 10;
  switch (key) {
    case "ArrowRight":
    case "ArrowUp":
      return step;
    case "ArrowLeft":
    case "ArrowDown":
      return -step;
    case "PageUp":
      return 1_000;
    case "PageDown":
      return -1_000;
    case "Home":
      return Number.NEGATIVE_INFINITY;
    case "End":
      return Number.POSITIVE_INFINITY;
    default:
      return undefined;
  }
}

/** The grid of positions taken by pointer, in milliseconds. */
const GRID_MS = 10;

/** Seconds to whole milliseconds on the pointer's grid. */
export function snapMilliseconds(seconds: number): number {
  return Math.round((seconds * 1000) / GRID_MS) * GRID_MS;
}

/** The two handles of the chosen part. */
export type PartSide = "start" | "end";

/** Width of what is drawn of a handle, in pixels. */
export const GRIP_PX = 15;
