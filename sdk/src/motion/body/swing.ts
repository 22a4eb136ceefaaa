import { clamp, lerp } from "../curves.ts";

/**
 * Which way the middle joint of a limb gives way when the limb has swung from where it hangs by the shortest way: a leg
 * to the front has its knee up. All are unit vectors; the result is across the limb.
 * @param p Which way it gives when the limb hangs.
 * @param h Where the limb hangs.
 * @param d Where it points now.
 */
export function swingPole(
  out: Float64Array,
  px: number,
  py: number,
  pz: number,
  hx: number,
  hy: number,
  hz: number,
  dx: number,
  dy: number,
  dz: number,
): void {
  const swung = (px * dx + py * dy + pz * dz) / Math.max(0.05, 1 + hx * dx + hy * dy + hz * dz);
  const x = px - swung * (hx + dx);
  const y = py - swung * (hy + dy);
  const z = pz - swung * (hz + dz);
  acrossLimb(out, x, y, z, dx, dy, dz);
}

/** The part of p across the unit vector d, as a unit vector. */
export function acrossLimb(
  out: Float64Array,
  px: number,
  py: number,
  pz: number,
  dx: number,
  dy: number,
  dz: number,
): void {
  const along = px * dx + py * dy + pz * dz;
  const x = px - along * dx;
  const y = py - along * dy;
  const z = pz - along * dz;
  const norm = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
  out[0] = x * norm;
  out[1] = y * norm;
  out[2] = z * norm;
}

/** From a to b by a share, round the origin and not through it. */
export function swingTo(
  out: Float64Array,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  share: number,
): void {
  const near = Math.sqrt(ax * ax + ay * ay + az * az) || 1e-6;
  const far = Math.sqrt(bx * bx + by * by + bz * bz) || 1e-6;
  const apart = Math.acos(clamp((ax * bx + ay * by + az * bz) / (near * far), -1, 1));
  const arc = Math.sin(apart);
  const away = lerp(near, far, share);
  const a = ((arc < 0.01 ? 1 - share : Math.sin((1 - share) * apart) / arc) * away) / near;
  const b = ((arc < 0.01 ? share : Math.sin(share * apart) / arc) * away) / far;
  out[0] = ax * a + bx * b;
  out[1] = ay * a + by * b;
  out[2] = az * a + bz * b;
}
