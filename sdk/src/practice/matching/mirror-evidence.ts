import type { BodyShape } from "../body/body-shape.ts";
import { LIMB_NAMES } from "../body/limb.ts";
import { limbAngle } from "./compare-shapes.ts";

/** A limb tells the dance from its mirror image if its directions in both differ by this. Degrees. */
const TELLING_DEGREES = 25;
/** So much of what is seen of all limbs must tell: less may be chance. */
const TELLING_SHARE = 0.03;

/** A body, with the shapes of the dance and of its mirror image at the same place of the dance. */
export interface SidedShape {
  shape: BodyShape;
  danced: BodyShape;
  mirrored: BodyShape;
}

/**
 * Whether the mirror image was danced, by the limbs and moments alone at which dance and mirror image differ: an arm of one
 * side, a weight on one leg. Most of a dance may be nearly symmetrical, and says nothing.
 * @returns 1 for the mirror image, -1 for the dance itself, about 0 for what is neither; undefined where both look the same.
 */
export function mirrorEvidence(bodies: readonly SidedShape[]): number | undefined {
  let sum = 0;
  let total = 0;
  let telling = 0;
  for (const { shape, danced, mirrored } of bodies) {
    for (let limb = 0; limb < LIMB_NAMES.length; limb++) {
      const apart = limbAngle(danced, mirrored, limb) ?? 0;
      const fromDance = limbAngle(shape, danced, limb);
      const fromMirror = limbAngle(shape, mirrored, limb);
      if (apart < TELLING_DEGREES || fromDance === undefined || fromMirror === undefined) continue;
      telling += 1;
      sum += fromDance - fromMirror;
      total += apart;
    }
  }
  return telling > TELLING_SHARE * LIMB_NAMES.length * bodies.length ? sum / total : undefined;
}
