import { boneIndex } from "@nataraj/sdk/motion";
import { browsUp, smile } from "../anatomy/expression.ts";
import type { Skin } from "../anatomy/figure.ts";
import { type Hairline, overHairline } from "../anatomy/hair.ts";
import type { Assembly } from "../assembly.ts";
import type { Field } from "../geometry/field.ts";
import { surfaceNets } from "../geometry/surface-nets.ts";
import type { V3 } from "../geometry/vector.ts";
import { rigid } from "../skin/weights.ts";

/** The head's skin, which smiles and raises its brows with the features laid on it. */
export function addHead(assembly: Assembly, skin: Skin, tint: (p: V3) => V3): void {
  assembly.add({
    name: "head",
    slot: "skin",
    ...skin,
    layer: "face",
    tint,
    morphs: { smile: (_, p) => smile(p), browsUp: (_, p) => browsUp(p) },
  });
}

/** Hair that moves with the head; what lies under the skin below the hairline is left out. */
export function addHair(assembly: Assembly, hair: Field, line: Hairline, fine: number): void {
  const mesh = surfaceNets(hair, [-0.12, 1.42, -0.19], [0.12, 1.72, 0.13], 0.0075 / Math.max(fine, 0.45));
  assembly.add({
    name: "hair",
    slot: "hair",
    mesh,
    weights: rigid(mesh, boneIndex("head")),
    keep: (x, y, z) => (z < -0.1 ? -1 : -0.016 - overHairline(line, x, y, z)),
  });
}
