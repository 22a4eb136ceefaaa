import { numberAt } from "@nataraj/sdk/arrays";
import { type Field, union } from "./field.ts";
import { conjugate, type Quat, rotate, type V3 } from "./vector.ts";

/** Two spheres and the cone that touches both; exact (Inigo Quilez). */
export function roundCone(a: V3, b: V3, ra: number, rb: number): Field {
  const bx = b[0] - a[0];
  const by = b[1] - a[1];
  const bz = b[2] - a[2];
  const l2 = bx * bx + by * by + bz * bz;
  const rr = ra - rb;
  const a2 = l2 - rr * rr;
  const il2 = 1 / l2;
  const signed = Math.sign(rr) * rr * rr;
  return (x, y, z) => {
    const px = x - a[0];
    const py = y - a[1];
    const pz = z - a[2];
    const along = px * bx + py * by + pz * bz;
    const beyond = along - l2;
    const qx = px * l2 - bx * along;
    const qy = py * l2 - by * along;
    const qz = pz * l2 - bz * along;
    const x2 = qx * qx + qy * qy + qz * qz;
    const y2 = along * along * l2;
    const z2 = beyond * beyond * l2;
    const k = signed * x2;
    if (Math.sign(beyond) * a2 * z2 > k) return Math.sqrt(x2 + z2) * il2 - rb;
    if (Math.sign(along) * a2 * y2 < k) return Math.sqrt(x2 + y2) * il2 - ra;
    return (Math.sqrt(x2 * a2 * il2) + along * rr) * il2 - ra;
  };
}

/** An ellipsoid, first-order distance; turned by `turn` where given. */
export function ellipsoid(centre: V3, radii: V3, turn?: Quat): Field {
  const [rx, ry, rz] = radii;
  const least = Math.min(rx, ry, rz);
  const upright: Field = (px, py, pz) => {
    const ax = px / rx;
    const ay = py / ry;
    const az = pz / rz;
    const k0 = Math.sqrt(ax * ax + ay * ay + az * az);
    const bx = ax / rx;
    const by = ay / ry;
    const bz = az / rz;
    const k1 = Math.sqrt(bx * bx + by * by + bz * bz);
    return k1 < 1e-9 ? -least : (k0 * (k0 - 1)) / k1;
  };
  if (!turn) return (x, y, z) => upright(x - centre[0], y - centre[1], z - centre[2]);
  const back = conjugate(turn);
  return (x, y, z) => {
    const p = rotate(back, [x - centre[0], y - centre[1], z - centre[2]]);
    return upright(p[0], p[1], p[2]);
  };
}

/**
 * Blend radius of joints. Cones that share a sphere meet already, so a larger radius would swell the joints. Metres.
 */
const JOINT_MELT = 0.006;

/** A limb through the given points, with a radius at each. */
export function limb(points: readonly V3[], radii: readonly number[], melt = JOINT_MELT): Field {
  const cones = points
    .slice(1)
    .map((point, i) => roundCone(points[i] as V3, point, numberAt(radii, i), numberAt(radii, i + 1)));
  return union(melt, ...cones);
}

/** A stretch of a limb whose radius follows a cubic (Hermite) from `r0` to `r1`, with the slopes `m0` and `m1`. */
interface Stretch {
  from: V3;
  along: V3;
  /** Square of its length. */
  square: number;
  r0: number;
  r1: number;
  m0: number;
  m1: number;
  /** No radius of it is larger. */
  widest: number;
}

/** Slack for rounding, so that nothing is passed over that might count. Metres. */
const SLACK = 1e-6;

/** Catmull–Rom through the radii: the outline bends nowhere sharply. */
function stretchesOf(points: readonly V3[], radii: readonly number[]): Stretch[] {
  const radiusAt = (k: number) => numberAt(radii, Math.min(radii.length - 1, Math.max(0, k)));
  return points.slice(1).map((to, i) => {
    const from = points[i] as V3;
    const along: V3 = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    const [before, r0, r1, after] = [radiusAt(i - 1), radiusAt(i), radiusAt(i + 1), radiusAt(i + 2)];
    const [m0, m1] = [(r1 - before) / 2, (after - r0) / 2];
    return {
      from,
      along,
      square: along[0] ** 2 + along[1] ** 2 + along[2] ** 2,
      r0,
      r1,
      m0,
      m1,
      // A cubic lies within its Bézier points.
      widest: Math.max(r0, r0 + m0 / 3, r1 - m1 / 3, r1) + SLACK,
    };
  });
}

/** A bare limb through the given points, whose radius swells and tapers without a kink. */
export function softLimb(points: readonly V3[], radii: readonly number[]): Field {
  const stretches = stretchesOf(points, radii);
  // Evaluated millions of times: it makes no functions or arrays, and passes over stretches that are too far away to count.
  return (x, y, z) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (const { from, along, square, r0, r1, m0, m1, widest } of stretches) {
      const px = x - from[0];
      const py = y - from[1];
      const pz = z - from[2];
      const t = Math.min(1, Math.max(0, (px * along[0] + py * along[1] + pz * along[2]) / square));
      const dx = px - along[0] * t;
      const dy = py - along[1] * t;
      const dz = pz - along[2] * t;
      const reach = nearest + widest;
      if (reach > 0 && dx * dx + dy * dy + dz * dz > reach * reach) continue;
      const t2 = t * t;
      const t3 = t * t * t;
      const radius = (2 * t3 - 3 * t2 + 1) * r0 + (t3 - 2 * t2 + t) * m0 + (3 * t2 - 2 * t3) * r1 + (t3 - t2) * m1;
      nearest = Math.min(nearest, Math.hypot(dx, dy, dz) - radius);
    }
    return nearest;
  };
}

/** Distance in front of the plane through `point` across `normal` (a unit vector). */
export const plane =
  (point: V3, normal: V3): Field =>
  (x, y, z) =>
    (x - point[0]) * normal[0] + (y - point[1]) * normal[1] + (z - point[2]) * normal[2];
