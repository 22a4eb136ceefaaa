import type { Vec3 } from "./vec3.ts";

/**
 * Quaternions x, y, z, w inside flat arrays, written in place so that no frame allocates. `o`, `ao`, `bo` are offsets in
 * numbers. Angles in degrees. Outputs may be the inputs.
 */
const HALF = Math.PI / 360;

/** out = rotation about the X axis: tips +Y towards +Z. */
export function setX(out: Float64Array, o: number, degrees: number): void {
  out[o] = Math.sin(degrees * HALF);
  out[o + 1] = 0;
  out[o + 2] = 0;
  out[o + 3] = Math.cos(degrees * HALF);
}

/** out = rotation about the Y axis: turns +Z towards +X. */
export function setY(out: Float64Array, o: number, degrees: number): void {
  out[o] = 0;
  out[o + 1] = Math.sin(degrees * HALF);
  out[o + 2] = 0;
  out[o + 3] = Math.cos(degrees * HALF);
}

/** out = rotation about the Z axis: tips +X towards +Y. */
export function setZ(out: Float64Array, o: number, degrees: number): void {
  out[o] = 0;
  out[o + 1] = 0;
  out[o + 2] = Math.sin(degrees * HALF);
  out[o + 3] = Math.cos(degrees * HALF);
}

/** out = a · b. */
export function multiply(out: Float64Array, o: number, a: Float64Array, ao: number, b: Float64Array, bo: number): void {
  const ax = a[ao] ?? 0;
  const ay = a[ao + 1] ?? 0;
  const az = a[ao + 2] ?? 0;
  const aw = a[ao + 3] ?? 0;
  const bx = b[bo] ?? 0;
  const by = b[bo + 1] ?? 0;
  const bz = b[bo + 2] ?? 0;
  const bw = b[bo + 3] ?? 0;
  out[o] = aw * bx + ax * bw + ay * bz - az * by;
  out[o + 1] = aw * by - ax * bz + ay * bw + az * bx;
  out[o + 2] = aw * bz + ax * by - ay * bx + az * bw;
  out[o + 3] = aw * bw - ax * bx - ay * by - az * bz;
}

/** out = inverse(a) · b, for unit a. */
export function multiplyInverse(
  out: Float64Array,
  o: number,
  a: Float64Array,
  ao: number,
  b: Float64Array,
  bo: number,
): void {
  const ax = -(a[ao] ?? 0);
  const ay = -(a[ao + 1] ?? 0);
  const az = -(a[ao + 2] ?? 0);
  const aw = a[ao + 3] ?? 0;
  const bx = b[bo] ?? 0;
  const by = b[bo + 1] ?? 0;
  const bz = b[bo + 2] ?? 0;
  const bw = b[bo + 3] ?? 0;
  out[o] = aw * bx + ax * bw + ay * bz - az * by;
  out[o + 1] = aw * by - ax * bz + ay * bw + az * bx;
  out[o + 2] = aw * bz + ax * by - ay * bx + az * bw;
  out[o + 3] = aw * bw - ax * bx - ay * by - az * bz;
}

/** out = q rotates (x, y, z); three numbers. */
export function rotate(
  out: Float64Array,
  o: number,
  q: Float64Array,
  qo: number,
  x: number,
  y: number,
  z: number,
): void {
  const qx = q[qo] ?? 0;
  const qy = q[qo + 1] ?? 0;
  const qz = q[qo + 2] ?? 0;
  const qw = q[qo + 3] ?? 0;
  const tx = 2 * (qy * z - qz * y);
  const ty = 2 * (qz * x - qx * z);
  const tz = 2 * (qx * y - qy * x);
  out[o] = x + qw * tx + qy * tz - qz * ty;
  out[o + 1] = y + qw * ty + qz * tx - qx * tz;
  out[o + 2] = z + qw * tz + qx * ty - qy * tx;
}

/** v = v rotated by q. */
export function rotateVec3(v: Vec3, q: Float64Array, qo: number): void {
  const { x, y, z } = v;
  const qx = q[qo] ?? 0;
  const qy = q[qo + 1] ?? 0;
  const qz = q[qo + 2] ?? 0;
  const qw = q[qo + 3] ?? 0;
  const tx = 2 * (qy * z - qz * y);
  const ty = 2 * (qz * x - qx * z);
  const tz = 2 * (qx * y - qy * x);
  v.x = x + qw * tx + qy * tz - qz * ty;
  v.y = y + qw * ty + qz * tx - qx * tz;
  v.z = z + qw * tz + qx * ty - qy * tx;
}

/** out = the quaternion of `from` that begins at `fo`. */
export function copyQuaternion(out: Float64Array, o: number, from: Float64Array, fo: number): void {
  for (let i = 0; i < 4; i++) out[o + i] = from[fo + i] ?? 0;
}

/** out = normalised blend of a and b by the shorter way; `share` 0 gives a, 1 gives b. */
export function blend(
  out: Float64Array,
  o: number,
  a: Float64Array,
  ao: number,
  b: Float64Array,
  bo: number,
  share: number,
): void {
  let dot = 0;
  for (let i = 0; i < 4; i++) dot += (a[ao + i] ?? 0) * (b[bo + i] ?? 0);
  const kb = dot < 0 ? -share : share;
  const ka = 1 - share;
  let length = 0;
  for (let i = 0; i < 4; i++) {
    const v = ka * (a[ao + i] ?? 0) + kb * (b[bo + i] ?? 0);
    out[o + i] = v;
    length += v * v;
  }
  const scale = 1 / Math.sqrt(length || 1);
  for (let i = 0; i < 4; i++) out[o + i] = (out[o + i] ?? 0) * scale;
}

/** q = its mirror image in the plane x = 0. */
export function mirrorInPlace(q: Float64Array, o: number): void {
  q[o + 1] = -(q[o + 1] ?? 0);
  q[o + 2] = -(q[o + 2] ?? 0);
}

/** out = the rotation whose columns are the orthonormal axes x, y and z. */
export function fromAxes(out: Float64Array, o: number, x: Readonly<Vec3>, y: Readonly<Vec3>, z: Readonly<Vec3>): void {
  const trace = x.x + y.y + z.z;
  if (trace > 0) {
    const s = 0.5 / Math.sqrt(trace + 1);
    write(out, o, (y.z - z.y) * s, (z.x - x.z) * s, (x.y - y.x) * s, 0.25 / s);
  } else if (x.x > y.y && x.x > z.z) {
    const s = 2 * Math.sqrt(1 + x.x - y.y - z.z);
    write(out, o, 0.25 * s, (y.x + x.y) / s, (z.x + x.z) / s, (y.z - z.y) / s);
  } else if (y.y > z.z) {
    const s = 2 * Math.sqrt(1 + y.y - x.x - z.z);
    write(out, o, (y.x + x.y) / s, 0.25 * s, (z.y + y.z) / s, (z.x - x.z) / s);
  } else {
    const s = 2 * Math.sqrt(1 + z.z - x.x - y.y);
    write(out, o, (z.x + x.z) / s, (z.y + y.z) / s, 0.25 * s, (x.y - y.x) / s);
  }
}

function write(out: Float64Array, o: number, x: number, y: number, z: number, w: number): void {
  out[o] = x;
  out[o + 1] = y;
  out[o + 2] = z;
  out[o + 3] = w;
}
