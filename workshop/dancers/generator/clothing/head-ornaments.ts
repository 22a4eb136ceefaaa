import { BONES, boneIndex } from "@nataraj/sdk/motion";
import { SIDES } from "../anatomy/sides.ts";
import type { Assembly } from "../assembly.ts";
import type { Field } from "../geometry/field.ts";
import { raycast } from "../geometry/march.ts";
import { bead, type Mesh, merge } from "../geometry/mesh.ts";
import type { V3 } from "../geometry/vector.ts";
import type { ExtraBone } from "../model.ts";
import { rigid } from "../skin/weights.ts";
import { grain } from "./beads.ts";

const LOBE: V3 = [0.0805, 1.5085, -0.003];

/** Each earring swings from its lobe. */
export const earringBones: ExtraBone[] = SIDES.map(({ side, s }) => ({
  name: `${side}Earring`,
  parent: "head",
  position: [LOBE[0] * s, LOBE[1], LOBE[2]],
  tip: [LOBE[0] * s, LOBE[1] - 0.04, LOBE[2]],
  sway: { frequency: 2.6, damping: 0.22, looseness: 0.85, follow: [["head", 1]], avoid: [] },
}));

/** Jhumka: a stud, a bell and a drop. @param first index of the left earring's bone among the extra bones. */
export function addEarrings(assembly: Assembly, first: number): void {
  SIDES.forEach(({ s }, i) => {
    const x = LOBE[0] * s;
    const [, y, z] = LOBE;
    const stud = bead([x, y + 0.002, z + 0.002], [0.006, 0.006, 0.006], 8, 5);
    assembly.add({ name: "ear stud", slot: "gold", mesh: stud, weights: rigid(stud, boneIndex("head")) });
    const drop = merge([
      bead([x, y - 0.0115, z], [0.003, 0.0045, 0.003]),
      bead([x, y - 0.0225, z], [0.0108, 0.0098, 0.0108], 10, 6),
      bead([x, y - 0.0345, z], [0.0036, 0.0046, 0.0036], 5, 3),
    ]);
    assembly.add({ name: "jhumka", slot: "gold", mesh: drop, weights: rigid(drop, BONES.length + first + i) });
  });
}

/** Maang tikka along the parting, the nose stud, and jasmine round the bun. */
export function addHeadOrnaments(assembly: Assembly, covered: Field, bun: V3, fine: number): void {
  const head = boneIndex("head");
  const front = (y: number): number | undefined => {
    const hit = raycast(covered, [0, y, 0.3], [0, 0, -1], 0.4);
    return hit === undefined ? undefined : 0.3 - hit;
  };
  const chain: Mesh[] = [];
  for (let i = 0; i < 7; i++) {
    const y = 1.6665 - i * 0.0095;
    const z = front(y);
    if (z !== undefined)
      chain.push(
        bead(
          [0, y, z + 0.0008],
          i === 6 ? [0.0082, 0.0082, 0.004] : [0.0032, 0.0032, 0.0032],
          ...(i === 6 ? ([8, 5] as const) : grain(fine)),
        ),
      );
  }
  chain.push(bead([0.0142, 1.5135, 0.1055], [0.002, 0.002, 0.002], 5, 3));
  const gold = merge(chain);
  assembly.add({ name: "tikka and nose stud", slot: "gold", mesh: gold, weights: rigid(gold, head) });
  const petals: Mesh[] = [];
  for (let ring = 0; ring < 2; ring++) {
    for (let i = 0; i < 22; i++) {
      const a = ((i + ring * 0.5) / 22) * Math.PI * 2;
      const r = 0.048 + ring * 0.004;
      petals.push(
        bead(
          [bun[0] + Math.cos(a) * r, bun[1] + Math.sin(a) * r, bun[2] + 0.016 - ring * 0.013],
          [0.0092, 0.0092, 0.0082],
          ...grain(fine),
        ),
      );
    }
  }
  const jasmine = merge(petals);
  assembly.add({ name: "jasmine", slot: "flower", mesh: jasmine, weights: rigid(jasmine, head) });
}
