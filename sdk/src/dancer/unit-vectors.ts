import { float64At } from "../arrays/index.ts";
/** Makes a vector or quaternion one long, in place. */
export function normalize(v: Float64Array): void {
  let square = 0;
  for (let k = 0; k < v.length; k++) square += float64At(v, k) * float64At(v, k);
  const scale = 1 / Math.sqrt(square || 1);
  for (let k = 0; k < v.length; k++) v[k] = float64At(v, k) * scale;
}

/** out = the shortest turn from one unit vector to another, a quaternion x, y, z, w. */
export function turnBetween(out: Float64Array, from: Float64Array, to: Float64Array): void {
  const fx = float64At(from, 0);
  const fy = float64At(from, 1);
  const fz = float64At(from, 2);
  const tx = float64At(to, 0);
  const ty = float64At(to, 1);
  const tz = float64At(to, 2);
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
