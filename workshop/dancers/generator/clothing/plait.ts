import type { Assembly } from "../assembly.ts";
import { alongChain } from "../geometry/chain.ts";
import { type Field, smoothMin } from "../geometry/field.ts";
import { ellipsoid, limb, roundCone } from "../geometry/shapes.ts";
import { surfaceNets } from "../geometry/surface-nets.ts";
import { lerp, mix, type V3 } from "../geometry/vector.ts";
import type { ExtraBone } from "../model.ts";

const LINKS = 5;
const LOBES = 34;
const JOINTS: readonly V3[] = [
  [0, 1.545, -0.125],
  [0, 1.42, -0.145],
  [0, 1.3, -0.145],
  [0, 1.18, -0.145],
  [0, 1.06, -0.145],
  [0, 0.94, -0.145],
];

/** Thickness of the plait at its top and its end, metres. */
const THICKNESS = [0.024, 0.0125] as const;
/** Where the mesh is coarser than its strands, the plait is a cord of this share of its thickness. */
const CORD = 0.95;

/** A plait down the back in five links, each slower than the one above. */
export const plaitBones: ExtraBone[] = Array.from({ length: LINKS }, (_, i) => ({
  name: `plait${i + 1}`,
  parent: i ? `plait${i}` : "head",
  position: JOINTS[i] as V3,
  tip: JOINTS[i + 1] as V3,
  sway: {
    frequency: 1.35 - 0.13 * i,
    damping: 0.38,
    looseness: i === 0 ? 0.55 : 0.96,
    follow:
      i === 0
        ? [["head", 1]]
        : [
            ["head", 0.25],
            ["upperChest", 0.75],
          ],
    avoid: ["trunk"],
  },
}));

/** @param first index of the plait's first bone among the look's extra bones. */
export function addPlait(assembly: Assembly, first: number, fine: number): void {
  const lobes: Field[] = Array.from({ length: LOBES }, (_, i) => {
    const u = (i / (LOBES - 1)) * LINKS;
    const k = Math.min(LINKS - 1, Math.floor(u));
    const c = mix(JOINTS[k] as V3, JOINTS[k + 1] as V3, u - k);
    const r = lerp(...THICKNESS, i / LOBES);
    const s = i % 2 ? 1 : -1;
    return roundCone(
      [c[0] + s * r * 0.75, c[1] + r * 0.5, c[2] - 0.002],
      [c[0] - s * r * 0.3, c[1] - r * 0.55, c[2] + 0.002],
      r * 0.5,
      r * 0.56,
    );
  });
  const tassel = ellipsoid([0, 0.906, -0.145], [0.016, 0.04, 0.016]);
  const cord = limb(
    JOINTS,
    JOINTS.map((_, i) => CORD * lerp(...THICKNESS, i / LINKS)),
  );
  const field: Field = (x, y, z) => {
    if (fine < 0.6) return smoothMin(tassel(x, y, z), cord(x, y, z), 0.004);
    let d = tassel(x, y, z);
    for (const lobe of lobes) d = smoothMin(d, lobe(x, y, z), 0.004);
    return d;
  };
  const mesh = surfaceNets(field, [-0.05, 0.84, -0.2], [0.05, 1.6, -0.08], 0.0075 / Math.max(fine, 0.45));
  const weights = alongChain(mesh, JOINTS, first);
  assembly.add({ name: "plait", slot: "hair", mesh, weights, keep: (_x, y) => 0.945 - y });
  assembly.add({ name: "tassel", slot: "gold", mesh, weights, keep: (_x, y) => y - 0.945 });
}
