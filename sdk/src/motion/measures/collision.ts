import { armDepth } from "../body/clearance.ts";
import { createBodyState } from "../body/state.ts";
import type { Measurement } from "./measurement.ts";
import { placeAt, SIDES, type Take, turnAt } from "./take.ts";

/** How deep arms and hands go into trunk, head and thighs. Hands that carry the body are let be. */
export function measureCollision(take: Take): Measurement {
  const state = createBodyState();
  let deepest = 0;
  let sample = 0;
  for (let i = 0; i < take.count; i++) {
    state.positions.set(take.positions.subarray(placeAt(i, 0), placeAt(i + 1, 0)));
    state.world.set(take.world.subarray(turnAt(i, 0), turnAt(i + 1, 0)));
    for (const side of SIDES) {
      if (take.hands[side][i]) continue;
      const depth = armDepth(state, side);
      if (depth <= deepest) continue;
      deepest = depth;
      sample = i;
    }
  }
  return { measure: "self-collision", value: deepest * 1000, high: 10, unit: "mm", sample };
}
