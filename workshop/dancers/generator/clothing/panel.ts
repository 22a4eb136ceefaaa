import { numberAt } from "@nataraj/sdk/arrays";
import type { SwaySettings as Sway } from "@nataraj/sdk/dancer";
import { BONES, boneIndex } from "@nataraj/sdk/motion";
import type { Mesh } from "../geometry/mesh.ts";
import { sheet } from "../geometry/mesh.ts";
import { clamp, ramp, type V3 } from "../geometry/vector.ts";
import type { ExtraBone } from "../model.ts";
import type { Weights } from "../skin/weights.ts";

/** Hanging cloth: columns of two bones each, side by side along `u` from 0 to 1. */
export interface Panel {
  name: string;
  /** The bone it is fastened to. */
  parent: string;
  /** Rest position in the T-pose; `v` runs from the band (0) to the hem (1). */
  at: (u: number, v: number) => V3;
  /** Where the columns of bones stand. */
  columns: readonly number[];
  /** The panel closes into a ring: the last column is followed by the first. */
  ring: boolean;
  follow: (u: number) => Sway["follow"];
  avoid: Sway["avoid"];
  frequency: number;
  /** Of the upper and the lower bone. */
  looseness: readonly [number, number];
}

/** Where along `v` the second bone of a column begins. */
const KNEE = 0.48;

/** The panel's bones, column after column, upper before lower. */
export function panelBones({ name, parent, at, columns, follow, avoid, frequency, looseness }: Panel): ExtraBone[] {
  return columns.flatMap((u, i): ExtraBone[] => {
    const [top, middle, hem] = [at(u, 0), at(u, KNEE), at(u, 1)];
    const sway = (level: 0 | 1): Sway => ({
      frequency: frequency * (level ? 0.85 : 1),
      damping: 0.5,
      looseness: looseness[level],
      follow: follow(u),
      avoid,
    });
    return [
      { name: `${name}${i + 1}Upper`, parent, position: top, tip: middle, sway: sway(0) },
      { name: `${name}${i + 1}Lower`, parent: `${name}${i + 1}Upper`, position: middle, tip: hem, sway: sway(1) },
    ];
  });
}

/** The cloth between the bones, with `ruffle` added to each point; weights blend two columns by two bones. */
export function panelCloth(panel: Panel, ruffle: (u: number, v: number) => V3, columns: number, rows: number): Mesh {
  return sheet(ruffle, columns, rows, panel.ring);
}

/** @param first index of the panel's first bone in the look's extra bones. */
export function panelWeights(panel: Panel, first: number, columns: number, rows: number): Weights {
  const stride = panel.ring ? columns : columns + 1;
  const count = stride * (rows + 1);
  const joints = new Uint8Array(count * 4);
  const weights = new Float32Array(count * 4);
  const fastened = boneIndex(panel.parent);
  const bones = BONES.length + first;
  for (let j = 0; j <= rows; j++) {
    for (let i = 0; i < stride; i++) {
      const [a, b, t] = between(panel, i / columns);
      const v = j / rows;
      const lower = ramp(v, KNEE - 0.2, KNEE + 0.2);
      const o = (j * stride + i) * 4;
      if (v === 0) {
        joints[o] = fastened;
        weights[o] = 1;
        continue;
      }
      joints.set([bones + a * 2, bones + b * 2, bones + a * 2 + 1, bones + b * 2 + 1], o);
      weights.set([(1 - t) * (1 - lower), t * (1 - lower), (1 - t) * lower, t * lower], o);
    }
  }
  return { joints, weights };
}

/** The two columns that a point lies between, and how far towards the second. */
function between({ columns, ring }: Panel, u: number): [number, number, number] {
  const last = columns.length - 1;
  for (let i = 0; i < last; i++) {
    const a = numberAt(columns, i);
    const b = numberAt(columns, i + 1);
    if (u <= b) return [i, i + 1, clamp((u - a) / (b - a), 0, 1)];
  }
  if (!ring) return [last, last, 0];
  const a = numberAt(columns, last);
  return [last, 0, clamp((u - a) / (1 + numberAt(columns, 0) - a), 0, 1)];
}
