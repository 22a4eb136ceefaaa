import { multiply, rotate } from "../math/quaternion.ts";
import type { Vec3 } from "../math/vec3.ts";
import type { Rig } from "../rig/rig.ts";
import { PARENTS } from "../rig/skeleton.ts";
import type { BodyState } from "./state.ts";

const offset = new Float64Array(3);

/** World position and rotation of a bone from its parent's and its own local rotation. */
export function placeBone(state: BodyState, rig: Rig, bone: number): void {
  const { local, world } = state;
  placeJoint(state, rig, bone);
  multiply(world, 4 * bone, world, 4 * (PARENTS[bone] ?? 0), local, 4 * bone);
}

/** World position of a bone's joint from its parent's. */
export function placeJoint({ world, positions }: BodyState, rig: Rig, bone: number): void {
  const parent = PARENTS[bone] ?? 0;
  const o = 3 * bone;
  const p = 3 * parent;
  const { offsets } = rig;
  rotate(offset, 0, world, 4 * parent, offsets[o] ?? 0, offsets[o + 1] ?? 0, offsets[o + 2] ?? 0);
  positions[o] = (positions[p] ?? 0) + (offset[0] ?? 0);
  positions[o + 1] = (positions[p + 1] ?? 0) + (offset[1] ?? 0);
  positions[o + 2] = (positions[p + 2] ?? 0) + (offset[2] ?? 0);
}

/** out = a bone's joint at rest from its parent's, metres. */
export function setRestOffset(out: Vec3, { offsets }: Rig, bone: number): void {
  const o = 3 * bone;
  out.x = offsets[o] ?? 0;
  out.y = offsets[o + 1] ?? 0;
  out.z = offsets[o + 2] ?? 0;
}

/** out = where a bone's joint is in the world, metres. */
export function getPosition(out: Vec3, { positions }: BodyState, bone: number): void {
  const o = 3 * bone;
  out.x = positions[o] ?? 0;
  out.y = positions[o + 1] ?? 0;
  out.z = positions[o + 2] ?? 0;
}
