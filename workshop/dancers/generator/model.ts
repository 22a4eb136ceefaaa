import type { SwaySettings as Sway } from "@nataraj/sdk/dancer";
import type { Expression } from "../../../ui/src/dancer/expression-names.ts";
import type { V3 } from "./geometry/vector.ts";

/** A bone that the humanoid skeleton lacks; at rest in the T-pose. */
export interface ExtraBone {
  name: string;
  parent: string;
  position: V3;
  /** Where the bone ends, at rest. */
  tip: V3;
  sway: Sway;
}

/** Which mesh a part is merged into. `face` morphs, `cloth` is seen from both sides. */
export type Layer = "body" | "cloth" | "face";

/** One surface in one colour of the palette. Positions are in the pose it was bound in, metres. */
export interface Part {
  name: string;
  layer: Layer;
  /** Name in the look's palette. */
  slot: string;
  positions: Float32Array;
  normals: Float32Array;
  /** Occlusion and make-up, red, green and blue from 0 to 1: multiplies the slot's colour. */
  shade: Float32Array;
  joints: Uint8Array;
  weights: Float32Array;
  indices: Uint32Array;
  /** Displacements, three numbers a vertex. */
  morphs: Partial<Record<Expression, Float32Array>>;
}

/** A dancer ready to be written out. */
export interface DancerModel {
  extraBones: readonly ExtraBone[];
  parts: Part[];
}
