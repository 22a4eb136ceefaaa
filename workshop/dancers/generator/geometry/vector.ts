/** Vectors and quaternions (x, y, z, w) as tuples: the generator builds once, so clarity wins over reuse. */
export type V3 = readonly [x: number, y: number, z: number];
export type Quat = readonly [x: number, y: number, z: number, w: number];

export const add = (a: V3, b: V3): V3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: V3, b: V3): V3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: V3, s: number): V3 => [a[0] * s, a[1] * s, a[2] * s];
export const dot = (a: V3, b: V3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: V3): number => Math.hypot(a[0], a[1], a[2]);
export const normalize = (a: V3): V3 => scale(a, 1 / (length(a) || 1));
export const mix = (a: V3, b: V3, t: number): V3 => add(a, scale(subtract(b, a), t));

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (x: number, low: number, high: number): number => Math.min(high, Math.max(low, x));
/** Smoothstep from 0 at `a` to 1 at `b`. */
export const ramp = (x: number, a = 0, b = 1): number => {
  const t = clamp((x - a) / (b - a), 0, 1);
  return t * t * (3 - 2 * t);
};
/** A bell of height 1 and the given width. */
export const bell = (x: number, width: number): number => Math.exp(-((x / width) ** 2));

export const IDENTITY: Quat = [0, 0, 0, 1];
export const aboutZ = (radians: number): Quat => [0, 0, Math.sin(radians / 2), Math.cos(radians / 2)];
export const aboutY = (radians: number): Quat => [0, Math.sin(radians / 2), 0, Math.cos(radians / 2)];
export const conjugate = (q: Quat): Quat => [-q[0], -q[1], -q[2], q[3]];
export const multiply = (a: Quat, b: Quat): Quat => [
  a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
  a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
  a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
  a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
];
export const rotate = (q: Quat, v: V3): V3 => {
  const [x, y, z, w] = q;
  const tx = 2 * (y * v[2] - z * v[1]);
  const ty = 2 * (z * v[0] - x * v[2]);
  const tz = 2 * (x * v[1] - y * v[0]);
  return [v[0] + w * tx + y * tz - z * ty, v[1] + w * ty + z * tx - x * tz, v[2] + w * tz + x * ty - y * tx];
};
