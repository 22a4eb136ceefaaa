import { numberAt } from "@nataraj/sdk/arrays";
import type { Assembly } from "../assembly.ts";
import { alongChain } from "../geometry/chain.ts";
import type { Field } from "../geometry/field.ts";
import { ellipsoid, limb } from "../geometry/shapes.ts";
import { surfaceNets } from "../geometry/surface-nets.ts";
import type { V3 } from "../geometry/vector.ts";
import type { ExtraBone } from "../model.ts";

const JOINTS: readonly V3[] = [
  [0, 1.622, -0.102],
  [0, 1.565, -0.148],
  [0, 1.48, -0.155],
  [0, 1.4, -0.15],
];

/** A ponytail from the crown, in three links. */
export const ponytailBones: ExtraBone[] = JOINTS.slice(0, -1).map((position, i) => ({
  name: `ponytail${i + 1}`,
  parent: i ? `ponytail${i}` : "head",
  position,
  tip: JOINTS[i + 1] as V3,
  sway: {
    frequency: 1.9 - 0.2 * i,
    damping: 0.34,
    looseness: numberAt([0.25, 0.6, 0.85], i),
    follow: [["head", 1]],
    avoid: ["trunk"],
  },
}));

/** @param first index of the first bone among the look's extra bones. */
export function addPonytail(assembly: Assembly, first: number, fine: number): void {
  const strand = limb(JOINTS, [0.019, 0.032, 0.028, 0.008], 0.012);
  const field: Field = (x, y, z) => strand(x, y, z) - 0.0016 * Math.cos(Math.atan2(x, z + 0.15) * 7 + y * 30);
  const mesh = surfaceNets(field, [-0.06, 1.37, -0.2], [0.06, 1.66, -0.06], 0.009 / fine);
  assembly.add({ name: "ponytail", slot: "hair", mesh, weights: alongChain(mesh, JOINTS, first) });
  const tie = surfaceNets(
    ellipsoid([0, 1.622, -0.104], [0.021, 0.02, 0.014]),
    [-0.04, 1.59, -0.13],
    [0.04, 1.65, -0.08],
    0.011 / fine,
  );
  assembly.add({ name: "hair tie", slot: "leftMark", mesh: tie, weights: alongChain(tie, JOINTS, first) });
}
