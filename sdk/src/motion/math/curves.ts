/** x held between two bounds. */
export function clamp(x: number, low: number, high: number): number {
  return x < low ? low : x > high ? high : x;
}

/** 0 to 1 with level ends (cubic). */
export function smoothstep(x: number): number {
  const t = clamp(x, 0, 1);
  return t * t * (3 - 2 * t);
}

/** 0 to 1 with level ends and no jump of acceleration (Perlin's quintic): minimum jerk. Near 1, rounding alone would exceed 1. */
export function smootherstep(x: number): number {
  const t = clamp(x, 0, 1);
  return Math.min(1, t * t * t * (t * (t * 6 - 15) + 10));
}

/** x up to `from`, then softly no more than `to`. */
export function softLimit(x: number, from: number, to: number): number {
  return x <= from ? x : to <= from ? from : from + (to - from) * Math.tanh((x - from) / (to - from));
}

/** From a to b by share t. */
export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Radians of a degree. */
export const RADIANS = Math.PI / 180;

/** An angle from −180 up to 180, degrees. */
export function wrapDegrees(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
