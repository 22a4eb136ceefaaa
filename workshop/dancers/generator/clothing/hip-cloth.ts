import type { Skin } from "../anatomy/figure.ts";
import type { Assembly } from "../assembly.ts";
import type { Field } from "../geometry/field.ts";
import { lerp, ramp } from "../geometry/vector.ts";
import { allOf, not } from "./cut.ts";

/**
 * Height of the hem in front, where the fan begins, and behind; breadth of its border; lift over the trousers; metres.
 */
const HEM = { front: 0.965, back: 0.69 };
const BORDER = 0.017;
const LIFT = 0.0055;
/** The trousers go on under it by this much, and the belt hides what would be higher than its middle; metres. */
const TUCK = 0.012;
const underBelt: Field = (_x, y) => y - 0.984;

/** Metres under the hem, by the angle round the body. */
const underHem: Field = (x, y, z) => {
  const round = Math.atan2(Math.abs(x), z);
  return lerp(HEM.front, HEM.back, ramp(round, 0.25, 1.9)) - y;
};
const inBorder: Field = (x, y, z) => underHem(x, y, z) + BORDER;

/** Where the trousers are cut below it. */
export const HIP_CUTS: readonly Field[] = [underHem, inBorder];
/** Trousers that it hides. */
export const hiddenByHipCloth: Field = (x, y, z) => underHem(x, y, z) + TUCK;

/** The cloth that is wound over the hips, with a border, as it is stitched to the trousers of the costume. */
export function addHipCloth(assembly: Assembly, { mesh, weights }: Skin): void {
  assembly.add({ name: "hip cloth", slot: "blouse", mesh, weights, lift: LIFT, keep: allOf(inBorder, underBelt) });
  assembly.add({
    name: "hip border",
    slot: "gold",
    mesh,
    weights,
    lift: LIFT + 0.0006,
    keep: allOf(underHem, not(inBorder), underBelt),
  });
}
