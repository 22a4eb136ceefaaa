import { boneIndex } from "@nataraj/sdk/motion";
import type { Expression } from "../../../../ui/src/dancer/expression-names.ts";
import type { Assembly } from "../assembly.ts";
import { type Drape, drape, layOn, type Point2 } from "../geometry/drape.ts";
import { add, subtract, type V3 } from "../geometry/vector.ts";
import { rigid } from "../skin/weights.ts";
import { browsUp, smile } from "./expression.ts";
import { head } from "./head.ts";

/** How far the iris goes at full gaze, metres: sideways, up, down. */
const GAZE = { side: 0.0062, up: 0.0034, down: 0.0036 };

/** Where a point of a feature goes when the mouth smiles, when the eye shuts, and when it looks elsewhere. */
export interface Moves {
  smiling?: (p: Point2) => Point2;
  lidded?: (p: Point2) => Point2;
  gaze?: (p: Point2, dx: number, dy: number) => Point2;
}
/** Lays a feature on the face from the front, in a colour of the palette. */
export type PlaceFeature = (
  name: string,
  slot: string,
  options: Drape,
  moves?: Moves,
  shade?: (p: Point2) => number,
) => void;

/** Lays features on the head, so that they smile, blink and look with it. */
export function createFeaturePlacer(assembly: Assembly, fine: number): PlaceFeature {
  const onHead = boneIndex("head");
  const detail = (segments: number) => Math.max(10, Math.round(segments * fine));

  return function placeFeature(
    name: string,
    slot: string,
    options: Drape,
    moves: Moves = {},
    shade?: (p: Point2) => number,
  ): void {
    const { mesh, flat } = drape(head, { ...options, segments: detail(options.segments) });
    const tint = (p: V3): V3 => {
      const light = shade?.([p[0], p[1]]) ?? 1;
      return [light, light, light];
    };
    const shift = (to: (p: Point2) => Point2) => (vertex: number, p: V3) =>
      subtract(layOn(head, to(flat[vertex] as Point2), options.lift).position, p);
    const morphs: Partial<Record<Expression, (vertex: number, p: V3) => V3>> = {
      smile: (_, p) => smile(p),
      browsUp: (_, p) => browsUp(p),
    };
    const { smiling, lidded, gaze } = moves;
    if (smiling) {
      const part = shift(smiling);
      morphs.smile = (vertex, p) => add(smile(p), part(vertex, p));
    }
    if (lidded) morphs.blink = shift(lidded);
    if (gaze) {
      morphs.lookLeft = shift((p) => gaze(p, GAZE.side, 0));
      morphs.lookRight = shift((p) => gaze(p, -GAZE.side, 0));
      morphs.lookUp = shift((p) => gaze(p, 0, GAZE.up));
      morphs.lookDown = shift((p) => gaze(p, 0, -GAZE.down));
    }
    assembly.add({ name, slot, mesh, weights: rigid(mesh, onHead), layer: "face", occlusion: 0, tint, morphs });
  };
}
