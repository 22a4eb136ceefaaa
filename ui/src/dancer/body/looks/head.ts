import { boneIndex } from "@nataraj/sdk/motion";
import { browsUp, smile } from "../anatomy/expression.ts";
import type { Skin } from "../anatomy/figure.ts";
import { type Hairline, overHairline, ROOTS } from "../anatomy/hair.ts";
import type { Assembly } from "../assembly.ts";
import type { Field } from "../geometry/field.ts";
import { splitAll } from "../geometry/split.ts";
import { surfaceNets } from "../geometry/surface-nets.ts";
import { lerp, ramp, type V3 } from "../geometry/vector.ts";
import { rigid } from "../skin/weights.ts";

/** The head's skin, which smiles and raises its brows with the features laid on it. */
export function addHead(assembly: Assembly, skin: Skin, tint: (p: V3) => V3): void {
  assembly.add({
    name: "head",
    slot: "skin",
    ...skin,
    layer: "face",
    // Creases that a lamp would fill: a face in full shade looks grim.
    occlusion: ([, y]) => lerp(1, 0.5, ramp(y, 1.405, 1.45)),
    tint,
    morphs: { smile: (_, p) => smile(p), browsUp: (_, p) => browsUp(p) },
  });
}

/** Hair that moves with the head, with a clean edge along the hairline. */
export function addHair(assembly: Assembly, hair: Field, line: Hairline, fine: number): void {
  const under: Field = (x, y, z) => -overHairline(line, x, y, z);
  const whole = surfaceNets(hair, [-0.12, 1.42, -0.19], [0.12, 1.72, 0.13], 0.0078 / Math.max(fine, 0.45));
  const mesh = splitAll(whole, [under, (x, y, z) => under(x, y, z) - ROOTS], hair);
  assembly.add({
    name: "hair",
    slot: "hair",
    mesh,
    weights: rigid(mesh, boneIndex("head")),
    keep: (x, y, z) => under(x, y, z) - ROOTS,
  });
}
