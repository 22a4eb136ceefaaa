import { numberAt } from "@nataraj/sdk/arrays";
import type { Assembly } from "../assembly.ts";
import type { Field } from "../geometry/field.ts";
import { raycast } from "../geometry/march.ts";
import { clamp, lerp, ramp, type V3 } from "../geometry/vector.ts";
import { type Panel, panelCloth, panelWeights } from "./panel.ts";

const COLUMNS = 12;
const WAIST = 1.012;
const HEM = 0.6;
/** Number of levels at which the body below the skirt is measured. */
const LEVELS = 12;
/** Space between body and cloth, metres. There is more behind, where the seat pushes the cloth out with every step. */
const EASE = { front: 0.011, back: 0.024 };

/** Least radius of the cloth at each level round the body: once out over the hips it does not come in again. */
function girth(body: Field): (u: number, v: number) => number {
  const around = 48;
  const table: number[] = [];
  for (let i = 0; i < around; i++) {
    const a = (i / around) * Math.PI * 2;
    let widest = 0;
    for (let j = 0; j <= LEVELS; j++) {
      const y = lerp(WAIST, HEM, j / LEVELS);
      const hit = raycast(body, [Math.sin(a) * 0.32, y, Math.cos(a) * 0.32], [-Math.sin(a), 0, -Math.cos(a)], 0.3);
      widest = Math.max(widest, hit === undefined ? 0 : 0.32 - hit + lerp(EASE.front, EASE.back, ramp(-Math.cos(a))));
      table.push(widest);
    }
  }
  return (u, v) => {
    const i = (((Math.round(u * around) % around) + around) % around) * (LEVELS + 1);
    const j = clamp(v, 0, 1) * LEVELS;
    const low = Math.floor(j);
    return lerp(numberAt(table, i + low), numberAt(table, i + Math.min(LEVELS, low + 1)), j - low);
  };
}

/** A soft dance skirt to the middle of the thigh: its front goes with the nearer leg, its back hangs. */
export function cutSkirt(body: Field): Panel {
  const over = girth(body);
  return {
    name: "skirt",
    parent: "hips",
    at: (u, v) => {
      const a = u * Math.PI * 2;
      const flare = v ** 1.25;
      const radius = Math.max(
        over(u, v),
        Math.hypot(Math.sin(a) * lerp(0.104, 0.262, flare), Math.cos(a) * lerp(0.08, 0.238, flare)),
      );
      // A wrap: higher over the left thigh, longer behind.
      const rise = 0.05 * Math.cos(a - Math.PI * 0.2) * v * v;
      return [Math.sin(a) * radius, lerp(WAIST, HEM, v) + rise, Math.cos(a) * radius];
    },
    columns: Array.from({ length: COLUMNS }, (_, i) => i / COLUMNS),
    ring: true,
    follow: (u) => {
      const side = Math.sin(u * Math.PI * 2);
      const legs = lerp(0.45, 0.86, ramp(Math.cos(u * Math.PI * 2), -0.5, 0.5));
      const left = legs * ramp(side, -0.35, 0.35);
      return [
        ["hips", 1 - legs],
        ["leftUpperLeg", left],
        ["rightUpperLeg", legs - left],
      ];
    },
    avoid: ["seat", "leftThigh", "rightThigh"],
    frequency: 1.5,
    looseness: [0.1, 0.4],
  };
}

/** Adds the cloth, whose bones are the look's first. */
export function addSkirt(assembly: Assembly, skirt: Panel, fine: number): void {
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
    weights: panelWeights(skirt, 0, columns, rows),
    layer: "cloth",
  });
}
