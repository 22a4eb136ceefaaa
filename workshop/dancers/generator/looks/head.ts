import { boneIndex } from "@nataraj/sdk/motion";
import { browsUp, smile } from "../anatomy/expression.ts";
import type { Skin } from "../anatomy/figure.ts";
import { type Hairline, overHairline, ROOTS } from "../anatomy/hair.ts";
import type { Assembly } from "../assembly.ts";
import { allOf, not } from "../clothing/cut.ts";
import type { Field } from "../geometry/field.ts";
import { splitAll } from "../geometry/split.ts";
import { surfaceNets } from "../geometry/surface-nets.ts";
import { bell, lerp, ramp, scale, type V3 } from "../geometry/vector.ts";
import { rigid } from "../skin/weights.ts";

/** Skin deeper than this under the hair is left out, metres. */
const UNDER = 0.005;
/** No expression reaches farther back, metres. */
const MORPHING = 0.012;
/** Factor that darkens the skin where hair begins, because roots show through. */
const SCALP = 0.42;

/** The head's skin, which smiles and raises its brows with the features laid on it. */
export function addHead(
  assembly: Assembly,
  skin: Skin,
  { makeUp, hair, line }: { makeUp: (p: V3) => V3; hair: Field; line: Hairline },
): void {
  const part = {
    slot: "skin",
    ...skin,
    // Weaker occlusion in creases: real lamps fill them, and a face with full occlusion looks grim.
    occlusion: ([, y]: V3) => lerp(1, 0.5, ramp(y, 1.405, 1.45)),
    tint: (p: V3): V3 => scale(makeUp(p), 1 - SCALP * bell(Math.min(0, overHairline(line, ...p) + ROOTS), 0.009)),
  };
  const hidden: Field = (x, y, z) => -UNDER - hair(x, y, z);
  const morphing: Field = (_x, _y, z) => MORPHING - z;
  assembly.add({
    name: "face",
    ...part,
    layer: "face",
    keep: allOf(hidden, morphing),
    morphs: { smile: (_, p) => smile(p), browsUp: (_, p) => browsUp(p) },
  });
  assembly.add({ name: "head", ...part, keep: allOf(hidden, not(morphing)) });
}

/** Hair that moves with the head, with a clean edge along the hairline. */
export function addHair(assembly: Assembly, hair: Field, line: Hairline, fine: number): void {
  const under: Field = (x, y, z) => -overHairline(line, x, y, z);
  const whole = surfaceNets(hair, [-0.12, 1.42, -0.19], [0.12, 1.72, 0.13], 0.0078 / Math.max(fine, 0.4));
  const mesh = splitAll(whole, [under, (x, y, z) => under(x, y, z) - ROOTS], hair);
  assembly.add({
    name: "hair",
    slot: "hair",
    mesh,
    weights: rigid(mesh, boneIndex("head")),
    keep: (x, y, z) => under(x, y, z) - ROOTS,
  });
}
