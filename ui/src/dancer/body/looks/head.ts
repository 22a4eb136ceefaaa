import { browsUp, smile } from "../anatomy/expression.ts";
import type { Skin } from "../anatomy/figure.ts";
import type { Assembly } from "../assembly.ts";
import type { V3 } from "../geometry/vector.ts";

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
