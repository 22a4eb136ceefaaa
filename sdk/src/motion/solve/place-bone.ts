import { at } from "../math/at.ts";
import { multiply, rotate } from "../math/quaternion.ts";
import type { Vec3 } from "../math/vec3.ts";
import type { Rig } from "../rig/rig.ts";
import { parentOf } from "../rig/skeleton.ts";
import type { BodyState } from "./state.ts";

const offset = new Float64Array(3);

/** World position and rotation of a bone from its parent's and its own local rotation. */
export function placeBone(state: BodyState, rig: Rig, bone: number): void {
  const { local, world } = state;
  placeJoint(state, rig, bone);
  multiply(world, 4 * bone, world, 4 * parentOf(bone), local, 4 * bone);
}

/** World position of a bone's joint from its parent's. */
export function placeJoint({ world, positions }: BodyState, rig: Rig, bone: number): void {
  const parent = parentOf(bone);
  const o = 3 * bone;
  const p = 3 * parent;
  const { offsets } = rig;
  rotate(offset, 0, world, 4 * parent, at(offsets, o), at(offsets, o + 1), at(offsets, o + 2));
  positions[o] = at(positions, p) + at(offset, 0);
  positions[o + 1] = at(positions, p + 1) + at(offset, 1);
  positions[o + 2] = at(positions, p + 2) + at(offset, 2);
}

/** out = a bone's joint at rest from its parent's, metres. */
export function setRestOffset(out: Vec3, { offsets }: Rig, bone: number): void {
  const o = 3 * bone;
  out.x = at(offsets, o);
  out.y = at(offsets, o + 1);
  out.z = at(offsets, o + 2);
}

/** out = where a bone's joint is in the world, metres. */
export function getPosition(out: Vec3, { positions }: BodyState, bone: number): void {
  const o = 3 * bone;
  out.x = at(positions, o);
  out.y = at(positions, o + 1);
  out.z = at(positions, o + 2);
}
