// @vitest-environment node
import fc from "fast-check";
import { expect, it } from "vitest";
import { softLimb } from "./shapes.ts";
import type { V3 } from "./vector.ts";

const coordinate = fc.double({ min: -0.4, max: 0.4, noNaN: true });
const point = fc.tuple(coordinate, coordinate, coordinate);
/** Points of a limb, each with its radius, no two of them in one place. */
const limb = fc
  .uniqueArray(fc.tuple(point, fc.double({ min: 0.01, max: 0.1, noNaN: true })), {
    minLength: 2,
    maxLength: 10,
    comparator: ([a], [b]) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 0.01,
  })
  .map((knots) => ({ points: knots.map(([at]) => at), radii: knots.map(([, radius]) => radius) }));

/** The distance to every stretch of a limb, none passed over. */
function plainSoftLimb(points: readonly V3[], radii: readonly number[], [x, y, z]: V3): number {
  const radius = (k: number) => radii[Math.min(radii.length - 1, Math.max(0, k))] as number;
  const distances = points.slice(1).map((to, i) => {
    const from = points[i] as V3;
    const [ax, ay, az] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    const [px, py, pz] = [x - from[0], y - from[1], z - from[2]];
    const t = Math.min(1, Math.max(0, (px * ax + py * ay + pz * az) / (ax ** 2 + ay ** 2 + az ** 2)));
    const [m0, m1] = [(radius(i + 1) - radius(i - 1)) / 2, (radius(i + 2) - radius(i)) / 2];
    const [t2, t3] = [t * t, t * t * t];
    const thick =
      (2 * t3 - 3 * t2 + 1) * radius(i) + (t3 - 2 * t2 + t) * m0 + (3 * t2 - 2 * t3) * radius(i + 1) + (t3 - t2) * m1;
    return Math.hypot(px - ax * t, py - ay * t, pz - az * t) - thick;
  });
  return Math.min(...distances);
}

it("a limb's distance equals its nearest stretch's, to the last bit, also where it skips others", () => {
  fc.assert(
    fc.property(limb, fc.array(point, { minLength: 20, maxLength: 20 }), ({ points, radii }, places) => {
      const field = softLimb(points, radii);
      for (const at of places) expect(field(...at)).toBe(plainSoftLimb(points, radii, at));
    }),
    { numRuns: 500 },
  );
});
