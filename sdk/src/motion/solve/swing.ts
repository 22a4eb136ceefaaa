import { clamp, lerp } from "../math/curves.ts";
import { length, setVec3, type Vec3 } from "../math/vec3.ts";

/**
 * The pole vector of a limb, the way its middle joint bends, after the limb has swung by the shortest way from where it
 * hangs: a leg to the front has its knee up. All are unit vectors; the result is perpendicular to the limb.
 * @param pole The pole vector when the limb hangs; filled with the one after the swing.
 * @param hanging Where the limb points when it hangs.
 * @param limb Where it points now.
 */
export function swingPole(pole: Vec3, hanging: Readonly<Vec3>, limb: Readonly<Vec3>): void {
  const { x, y, z } = pole;
  const swung =
    (x * limb.x + y * limb.y + z * limb.z) /
    Math.max(0.05, 1 + hanging.x * limb.x + hanging.y * limb.y + hanging.z * limb.z);
  pole.x = x - swung * (hanging.x + limb.x);
  pole.y = y - swung * (hanging.y + limb.y);
  pole.z = z - swung * (hanging.z + limb.z);
  makePerpendicular(pole, limb);
}

/** v = its part across a unit vector, as a unit vector. */
export function makePerpendicular(v: Vec3, unit: Readonly<Vec3>): void {
  const along = v.x * unit.x + v.y * unit.y + v.z * unit.z;
  const x = v.x - along * unit.x;
  const y = v.y - along * unit.y;
  const z = v.z - along * unit.z;
  const norm = 1 / (Math.sqrt(x * x + y * y + z * z) || 1);
  setVec3(v, x * norm, y * norm, z * norm);
}

/** v = from v to `end` by a share, round the origin and not through it. */
export function swingTo(v: Vec3, end: Readonly<Vec3>, share: number): void {
  const near = length(v) || 1e-6;
  const far = length(end) || 1e-6;
  const apart = Math.acos(clamp((v.x * end.x + v.y * end.y + v.z * end.z) / (near * far), -1, 1));
  const arc = Math.sin(apart);
  const away = lerp(near, far, share);
  const a = ((arc < 1e-6 ? 1 - share : Math.sin((1 - share) * apart) / arc) * away) / near;
  const b = ((arc < 1e-6 ? share : Math.sin(share * apart) / arc) * away) / far;
  setVec3(v, v.x * a + end.x * b, v.y * a + end.y * b, v.z * a + end.z * b);
}
