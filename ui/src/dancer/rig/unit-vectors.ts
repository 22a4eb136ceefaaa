/** Makes a vector or quaternion one long, in place. */
export function normalize(v: Float64Array): void {
  let square = 0;
  for (let k = 0; k < v.length; k++) square += (v[k] as number) * (v[k] as number);
  const scale = 1 / Math.sqrt(square || 1);
  for (let k = 0; k < v.length; k++) v[k] = (v[k] as number) * scale;
}

/** out = the shortest turn from one unit vector to another, a quaternion x, y, z, w. */
export function turnBetween(out: Float64Array, from: Float64Array, to: Float64Array): void {
  const fx = from[0] as number;
  const fy = from[1] as number;
  const fz = from[2] as number;
  const tx = to[0] as number;
  const ty = to[1] as number;
  const tz = to[2] as number;
  const w = fx * tx + fy * ty + fz * tz + 1;
  // Where they are opposed any axis across will do.
  const opposed = w < 1e-8;
  const across = Math.abs(fx) > Math.abs(fz);
  out[0] = opposed ? (across ? -fy : 0) : fy * tz - fz * ty;
  out[1] = opposed ? (across ? fx : -fz) : fz * tx - fx * tz;
  out[2] = opposed ? (across ? 0 : fy) : fx * ty - fy * tx;
  out[3] = opposed ? 0 : w;
  normalize(out);
}
