import { SIDES } from "../../../sdk/src/motion/rig/limbs.ts";
import { armDepth } from "../../../sdk/src/motion/solve/arm-depth.ts";
import { createBodyState } from "../../../sdk/src/motion/solve/state.ts";
import type { Measurement } from "./measurement.ts";
import { positionOffset, rotationOffset, type SampledMotion } from "./sampled-motion.ts";

/** How deep arms and hands are in trunk, head and thighs. Hands that carry the body are not measured. */
export function measureCollision(motion: SampledMotion): Measurement {
  const state = createBodyState();
  let deepest = 0;
  let sample = 0;
  for (let i = 0; i < motion.count; i++) {
    state.positions.set(motion.positions.subarray(positionOffset(i, 0), positionOffset(i + 1, 0)));
    state.world.set(motion.world.subarray(rotationOffset(i, 0), rotationOffset(i + 1, 0)));
    for (const side of SIDES) {
      if (motion.hands[side][i]) continue;
      const depth = armDepth(state, side);
      if (depth <= deepest) continue;
      deepest = depth;
      sample = i;
    }
  }
  return { measure: "self-collision", value: deepest * 1000, high: 10, unit: "mm", sample };
}
