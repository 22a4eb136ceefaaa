import { EXPRESSIONS, type Expression } from "../../../ui/src/dancer/expression-names.ts";
import type { Layer, Part } from "../generator/model.ts";

/** Shade is kept in steps of this many 255ths: too fine to be seen, coarse enough to compress. */
const SHADES = 6;

/** All parts of one layer as one mesh. */
export interface Merged {
  positions: Float32Array;
  normals: Float32Array;
  /** RGB, 0 to 255. */
  shade: Uint8Array;
  /** Index of the slot in the palette. */
  slots: Uint8Array;
  joints: Uint8Array;
  weights: Float32Array;
  indices: Uint32Array;
  morphs: [Expression, Float32Array][];
}

export function mergeLayer(parts: readonly Part[], layer: Layer, slotNames: readonly string[]): Merged {
  const chosen = parts.filter((part) => part.layer === layer);
  const count = chosen.reduce((sum, part) => sum + part.positions.length / 3, 0);
  const merged: Merged = {
    positions: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    shade: new Uint8Array(count * 3),
    slots: new Uint8Array(count),
    joints: new Uint8Array(count * 4),
    weights: new Float32Array(count * 4),
    indices: new Uint32Array(chosen.reduce((sum, part) => sum + part.indices.length, 0)),
    morphs: layer === "face" ? EXPRESSIONS.map((expression) => [expression, new Float32Array(count * 3)]) : [],
  };
  let vertex = 0;
  let index = 0;
  for (const part of chosen) {
    const slot = slotNames.indexOf(part.slot);
    if (slot < 0) throw new RangeError(`The palette has no slot "${part.slot}", which "${part.name}" asks for.`);
    merged.positions.set(part.positions, vertex * 3);
    merged.normals.set(part.normals, vertex * 3);
    part.shade.forEach((value, i) => {
      merged.shade[vertex * 3 + i] = Math.min(255, Math.round((value * 255) / SHADES) * SHADES);
    });
    const n = part.positions.length / 3;
    merged.slots.fill(slot, vertex, vertex + n);
    merged.joints.set(part.joints, vertex * 4);
    merged.weights.set(
      part.weights.map((weight) => Math.round(weight * 32) / 32),
      vertex * 4,
    );
    for (const [expression, deltas] of merged.morphs) {
      const own = part.morphs[expression];
      if (own) deltas.set(own, vertex * 3);
    }
    for (const i of part.indices) merged.indices[index++] = i + vertex;
    vertex += n;
  }
  return merged;
}
