import type { Assembly } from "../assembly.ts";
import type { Field } from "../geometry/field.ts";
import { raycast } from "../geometry/march.ts";
import { lerp, ramp, type V3 } from "../geometry/vector.ts";
import type { ExtraBone } from "../model.ts";
import { type Panel, panelBones, panelCloth, panelWeights } from "./panel.ts";

const PLEATS = 9;
const TOP = 0.985;
const DROP = 0.45;

/** The pleated fan of the Bharatanatyam costume: opens in aramandi, because each of its edges follows its own thigh. */
function fanPanel(trousers: Field): Panel {
  const at = (u: number, v: number): V3 => {
    const w = u * 2 - 1;
    const x = w * lerp(0.042, 0.125, v ** 0.85);
    const y = TOP - v * DROP + 0.05 * v * w * w;
    const hit = raycast(trousers, [x, Math.max(y, 0.52), 0.4], [0, 0, -1], 0.6);
    const surface = hit === undefined ? 0.08 : 0.4 - hit;
    return [x, y, Math.max(surface, 0.08 + 0.03 * v) + 0.012 + 0.014 * v];
  };
  return {
    name: "fan",
    parent: "hips",
    at,
    columns: [0, 0.25, 0.5, 0.75, 1],
    ring: false,
    follow: (u) => {
      const left = ramp(u, 0.2, 0.8) * 0.94;
      return [
        ["hips", 0.06],
        ["leftUpperLeg", left],
        ["rightUpperLeg", 0.94 - left],
      ];
    },
    avoid: ["leftThigh", "rightThigh", "leftShin", "rightShin"],
    frequency: 1.5,
    looseness: [0.12, 0.34],
  };
}

export const fanBones = (trousers: Field): ExtraBone[] => panelBones(fanPanel(trousers));

/** @param first index of the fan's first bone among the look's extra bones. */
export function addFan(assembly: Assembly, trousers: Field, first: number, fine: number): void {
  const panel = fanPanel(trousers);
  const columns = Math.round(PLEATS * 10 * Math.max(0.45, fine));
  const rows = fine > 0.6 ? 18 : 12;
  const mesh = panelCloth(
    panel,
    (u, v) => {
      const [x, y, z] = panel.at(u, v);
      const w = u * 2 - 1;
      const depth = lerp(0.0032, 0.0092, v);
      return [x + Math.sin(w * Math.PI * PLEATS * 2) * depth * 0.18, y, z + Math.cos(w * Math.PI * PLEATS) * depth];
    },
    columns,
    rows,
  );
  const weights = panelWeights(panel, first, columns, rows);
  const trim = (row: number) => row >= rows - 3 && row !== rows - 2;
  for (const [name, slot, wanted] of [
    ["fan", "sash", false],
    ["fan hem", "gold", true],
  ] as const) {
    const indices = mesh.indices.filter((_, i) => trim(Math.floor(i / 6 / columns)) === wanted);
    assembly.add({ name, slot, mesh: { ...mesh, indices }, weights, layer: "cloth" });
  }
}
