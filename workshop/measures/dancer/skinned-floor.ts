import { BONES, createPose, createWorldTransforms, type Dance, poseAt, worldTransforms } from "@nataraj/sdk/motion";
import type { LoadedModel } from "../../../ui/src/dancer/rig/load-model.ts";
import { skinnedLimb } from "./skinned-limb.ts";

/** A height with the time at which it occurs; millimetres and seconds. */
export interface Extreme {
  value: number;
  seconds: number;
}

/** How a dancer's skin meets the floor. */
export interface SkinnedFloor {
  /** The lowest vertex of feet and hands. */
  lowestFoot: Extreme;
  lowestHand: Extreme;
  /** The greatest height of a limb's lowest vertex while the limb is declared to be down. */
  floatingFoot: Extreme;
  floatingHand: Extreme;
}

/** Measures a dancer's feet and hands, vertex by vertex, over a stretch of a dance, `rate` times a second. */
export function createSkinnedFloor(model: LoadedModel) {
  const limbs = (["foot", "hand"] as const).flatMap((limb) =>
    (["left", "right"] as const).map((side) => ({ limb, side, skin: skinnedLimb(model, BONES, side, limb) })),
  );
  const pose = createPose();
  const world = createWorldTransforms();
  return (dance: Dance, start: number, end: number, rate: number): SkinnedFloor => {
    const none = (value: number): Extreme => ({ value, seconds: start });
    const lowest = { foot: none(Number.POSITIVE_INFINITY), hand: none(Number.POSITIVE_INFINITY) };
    const floating = { foot: none(Number.NEGATIVE_INFINITY), hand: none(Number.NEGATIVE_INFINITY) };
    const count = Math.round((end - start) * rate);
    for (let i = 0; i <= count; i++) {
      const seconds = start + i / rate;
      poseAt(dance, seconds, pose);
      worldTransforms(pose, world, dance.rig);
      for (const { limb, side, skin } of limbs) {
        const down = pose.contacts[limb === "foot" ? side : (`${side}Hand` as const)];
        const value = skin.lowest(world, down ? undefined : lowest[limb].value / 1000) * 1000;
        if (value < lowest[limb].value) lowest[limb] = { value, seconds };
        if (down && value > floating[limb].value) floating[limb] = { value, seconds };
      }
    }
    return {
      lowestFoot: lowest.foot,
      lowestHand: lowest.hand,
      floatingFoot: floating.foot,
      floatingHand: floating.hand,
    };
  };
}
