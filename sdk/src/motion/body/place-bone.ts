import { multiply, rotate } from "../quaternion.ts";
import type { Rig } from "../rig.ts";
import { PARENTS } from "../skeleton.ts";
import type { BodyState } from "./state.ts";

const step = new Float64Array(3);

/** World position and rotation of a bone from its parent's and its own local rotation. */
export function placeBone({ local, world, positions }: BodyState, rig: Rig, bone: number): void {
  placeJoint(world, positions, rig, bone);
  multiply(world, 4 * bone, world, 4 * (PARENTS[bone] as number), local, 4 * bone);
}

/** World position of a bone's joint from its parent's. */
export function placeJoint(world: Float64Array, positions: Float64Array, rig: Rig, bone: number): void {
  const parent = PARENTS[bone] as number;
  const o = rig.offsets;
  rotate(step, 0, world, 4 * parent, o[3 * bone] as number, o[3 * bone + 1] as number, o[3 * bone + 2] as number);
  for (let i = 0; i < 3; i++) positions[3 * bone + i] = (positions[3 * parent + i] as number) + (step[i] as number);
}
