import type { Assembly } from "../assembly.ts";
import { lerp, ramp, type V3 } from "../geometry/vector.ts";
import type { ExtraBone } from "../model.ts";
import { type Panel, panelBones, panelCloth, panelWeights } from "./panel.ts";

const COLUMNS = 10;
const WAIST = 1.012;
const HEM = 0.66;

/** A soft dance skirt to the middle of the thigh; each part of it goes with the nearer leg. */
const skirt: Panel = {
  name: "skirt",
  parent: "hips",
  at: (u, v) => {
    const a = u * Math.PI * 2;
    const flare = v ** 0.8;
    const rise = 0.03 * Math.cos(a - Math.PI * 0.25) * v;
    return [
      Math.sin(a) * lerp(0.118, 0.235, flare),
      lerp(WAIST, HEM, v) + rise,
      -0.004 + Math.cos(a) * lerp(0.09, 0.2, flare),
    ];
  },
  columns: Array.from({ length: COLUMNS }, (_, i) => i / COLUMNS),
  ring: true,
  follow: (u) => {
    const side = Math.sin(u * Math.PI * 2);
    const legs = 0.5;
    const left = legs * ramp(side, -0.5, 0.5);
    return [
      ["hips", 1 - legs],
      ["leftUpperLeg", left],
      ["rightUpperLeg", legs - left],
    ];
  },
  avoid: ["leftThigh", "rightThigh"],
  frequency: 1.5,
  looseness: [0.18, 0.42],
};

export const skirtBones: ExtraBone[] = panelBones(skirt);

/** @param first index of the skirt's first bone among the look's extra bones. */
export function addSkirt(assembly: Assembly, first: number, fine: number): void {
  const columns = Math.round(130 * Math.max(0.62, fine));
  const rows = Math.round(20 * Math.max(0.6, fine));
  const folds = (u: number, v: number): V3 => {
    const [x, y, z] = skirt.at(u, v);
    const a = u * Math.PI * 2;
    const wave = Math.sin(a * 13) * lerp(0.001, 0.013, v) + Math.sin(a * 7 + 1) * lerp(0, 0.008, v);
    return [x + Math.sin(a) * wave, y + 0.006 * v * Math.sin(a * 9), z + Math.cos(a) * wave];
  };
  const mesh = panelCloth(skirt, folds, columns, rows);
  assembly.add({
    name: "skirt",
    slot: "skirt",
    mesh,
    weights: panelWeights(skirt, first, columns, rows),
    layer: "cloth",
  });
}
