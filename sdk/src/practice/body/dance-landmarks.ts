import { float32At, numberAt } from "../../arrays/index.ts";
import { type Dance, poseAt } from "../../motion/pose/dance.ts";
import { createWorldTransforms, worldTransforms } from "../../motion/rig/kinematics.ts";
import { LIMBS, SIDES, TRUNK } from "../../motion/rig/limbs.ts";
import { createPose } from "../../motion/rig/pose.ts";
import { LANDMARK, LANDMARK_COUNT, type Landmark } from "./landmarks.ts";

const pose = createPose();
const world = createWorldTransforms();

/** Which bone stands at a landmark; the head's joint where it is none of those that are compared. */
const BONES: readonly number[] = (() => {
  const bones = new Array<number>(LANDMARK_COUNT).fill(TRUNK.head);
  for (const side of SIDES) {
    const limb = LIMBS[side];
    bones[LANDMARK.shoulder[side]] = limb.upperArm;
    bones[LANDMARK.elbow[side]] = limb.lowerArm;
    bones[LANDMARK.wrist[side]] = limb.hand;
    for (const hand of [17, 19, 21]) bones[hand + side] = limb.hand;
    bones[LANDMARK.hip[side]] = limb.upperLeg;
    bones[LANDMARK.knee[side]] = limb.lowerLeg;
    bones[LANDMARK.ankle[side]] = limb.foot;
    bones[LANDMARK.heel[side]] = limb.foot;
    bones[LANDMARK.toes[side]] = limb.toes;
  }
  return bones;
})();

/** The dancer's own world landmarks at a time in the song, as a camera in front of the stage would see them. */
export function danceLandmarks(dance: Dance, seconds: number): Landmark[] {
  const { positions } = worldTransforms(poseAt(dance, seconds, pose), world, dance.rig);
  const [left, right] = LIMBS;
  const middle = (axis: number) =>
    (float32At(positions, 3 * left.upperLeg + axis) + float32At(positions, 3 * right.upperLeg + axis)) / 2;
  const [x, y, z] = [middle(0), middle(1), middle(2)];
  return Array.from({ length: LANDMARK_COUNT }, (_, i) => {
    const bone = 3 * numberAt(BONES, i);
    return {
      x: float32At(positions, bone) - x,
      y: y - float32At(positions, bone + 1),
      z: z - float32At(positions, bone + 2),
      visibility: 1,
    };
  });
}
