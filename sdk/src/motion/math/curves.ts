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

/** 0 at both ends of 0 to 1, and 1 in the middle: the height of what flies. */
export function parabola(u: number): number {
  return 4 * u * (1 - u);
}

/** The same with level ends. */
export function bump(u: number): number {
  return parabola(u) ** 2;
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

/** Pieces by which means and lengths of curves are found: fine enough for what moves in beats. */
const PIECES = 8;

/** The mean of a function from a to b (midpoint rule). */
export function meanOver(a: number, b: number, of: (x: number) => number): number {
  let sum = 0;
  for (let k = 0; k < PIECES; k++) sum += of(lerp(a, b, (k + 0.5) / PIECES));
  return sum / PIECES;
}

/** The values of a function at the ends of even pieces from 0 to 1. */
export function alongPieces<T>(of: (x: number) => T): T[] {
  return Array.from({ length: PIECES + 1 }, (_, k) => of(k / PIECES));
}

/** A cubic through b and c, by share u from b to c; a and d are their neighbours (Catmull and Rom 1974). */
export function catmullRom(a: number, b: number, c: number, d: number, u: number): number {
  return b + 0.5 * u * (c - a + u * (2 * a - 5 * b + 4 * c - d + u * (3 * (b - c) + d - a)));
}

/** Weights of four neighbouring values in a uniform cubic B-spline, by share u from the second to the third. */
export function splineWeights(out: Float64Array, u: number): void {
  const v = 1 - u;
  out[0] = (v * v * v) / 6;
  out[1] = (3 * u * u * u - 6 * u * u + 4) / 6;
  out[3] = (u * u * u) / 6;
  out[2] = 1 - (out[0] ?? 0) - (out[1] ?? 0) - (out[3] ?? 0);
}

/** Weights of a Gaussian window, sum 1. @param sigma Standard deviation in samples. */
export function gaussianWindow(sigma: number): Float64Array {
  // Beyond 2.5 standard deviations lies one part in eighty.
  const reach = Math.ceil(sigma * 2.5);
  const weights = Float64Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * sigma * sigma)),
  );
  const sum = weights.reduce((a, b) => a + b);
  return weights.map((weight) => weight / sum);
}

/** Repeatable noise from 0 to 1: the same for the same number. */
export function noise(n: number): number {
  const x = Math.sin(n * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
}
