import type { Dance } from "../../motion/pose/dance.ts";
import { type BodyShape, bodyShape, mirroredShape } from "../body/body-shape.ts";
import { danceLandmarks } from "../body/dance-landmarks.ts";

/** Samples of the dance a second: a step of what can be told as late. */
export const SAMPLE_RATE = 30;

/** The shapes of a dance, each made when it is first asked for. */
export interface DancedShapes {
  /** The shape at a sample: `sample / SAMPLE_RATE` seconds in the song. */
  at(sample: number): BodyShape;
}

/** The shapes of a dance, or of its mirror image. */
export function dancedShapes(dance: Dance, mirrored: boolean): DancedShapes {
  const shapes = new Map<number, BodyShape>();
  return {
    at(sample) {
      const known = shapes.get(sample);
      if (known) return known;
      const shape = bodyShape(danceLandmarks(dance, sample / SAMPLE_RATE));
      if (!shape) throw new Error("The dancer has no trunk.");
      const wanted = mirrored ? mirroredShape(shape) : shape;
      shapes.set(sample, wanted);
      return wanted;
    },
  };
}
