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
  const ax = a[ao] as number;
  const ay = a[ao + 1] as number;
  const az = a[ao + 2] as number;
  const aw = a[ao + 3] as number;
  const bx = b[bo] as number;
  const by = b[bo + 1] as number;
  const bz = b[bo + 2] as number;
  const bw = b[bo + 3] as number;
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
  const ax = -(a[ao] as number);
  const ay = -(a[ao + 1] as number);
  const az = -(a[ao + 2] as number);
  const aw = a[ao + 3] as number;
  const bx = b[bo] as number;
  const by = b[bo + 1] as number;
  const bz = b[bo + 2] as number;
  const bw = b[bo + 3] as number;
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
  const qx = q[qo] as number;
  const qy = q[qo + 1] as number;
  const qz = q[qo + 2] as number;
  const qw = q[qo + 3] as number;
  const tx = 2 * (qy * z - qz * y);
  const ty = 2 * (qz * x - qx * z);
  const tz = 2 * (qx * y - qy * x);
  out[o] = x + qw * tx + qy * tz - qz * ty;
  out[o + 1] = y + qw * ty + qz * tx - qx * tz;
  out[o + 2] = z + qw * tz + qx * ty - qy * tx;
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
  for (let i = 0; i < 4; i++) dot += (a[ao + i] as number) * (b[bo + i] as number);
  const kb = dot < 0 ? -share : share;
  const ka = 1 - share;
  let length = 0;
  for (let i = 0; i < 4; i++) {
    const v = ka * (a[ao + i] as number) + kb * (b[bo + i] as number);
    out[o + i] = v;
    length += v * v;
  }
  const scale = 1 / Math.sqrt(length || 1);
  for (let i = 0; i < 4; i++) out[o + i] = (out[o + i] as number) * scale;
}

/** q = its mirror image in the plane x = 0. */
export function mirrorInPlace(q: Float64Array, o: number): void {
  q[o + 1] = -(q[o + 1] as number);
  q[o + 2] = -(q[o + 2] as number);
}

/** out = the rotation whose columns are the orthonormal axes (x), (y), (z). */
export function fromAxes(
  out: Float64Array,
  o: number,
  xx: number,
  xy: number,
  xz: number,
  yx: number,
  yy: number,
  yz: number,
  zx: number,
  zy: number,
  zz: number,
): void {
  const trace = xx + yy + zz;
  if (trace > 0) {
    const s = 0.5 / Math.sqrt(trace + 1);
    write(out, o, (yz - zy) * s, (zx - xz) * s, (xy - yx) * s, 0.25 / s);
  } else if (xx > yy && xx > zz) {
    const s = 2 * Math.sqrt(1 + xx - yy - zz);
    write(out, o, 0.25 * s, (yx + xy) / s, (zx + xz) / s, (yz - zy) / s);
  } else if (yy > zz) {
    const s = 2 * Math.sqrt(1 + yy - xx - zz);
    write(out, o, (yx + xy) / s, 0.25 * s, (zy + yz) / s, (zx - xz) / s);
  } else {
    const s = 2 * Math.sqrt(1 + zz - xx - yy);
    write(out, o, (zx + xz) / s, (zy + yz) / s, 0.25 * s, (xy - yx) / s);
  }
}

function write(out: Float64Array, o: number, x: number, y: number, z: number, w: number): void {
  out[o] = x;
  out[o + 1] = y;
  out[o + 2] = z;
  out[o + 3] = w;
}
