import { LANDMARK, type Landmark } from "./landmarks.ts";

/**
 * A stick figure from the front: x to the right and y down, metres from the hips, for each of {@link FIGURE_JOINTS}.
 * Rounded to centimetres: a report keeps a few of them.
 */
export type Figure = readonly (readonly [x: number, y: number])[];

/** The landmarks of a figure: head, then shoulders, elbows, wrists, hips, knees and ankles, left before right. */
export const FIGURE_JOINTS: readonly number[] = [
  LANDMARK.nose,
  ...LANDMARK.shoulder,
  ...LANDMARK.elbow,
  ...LANDMARK.wrist,
  ...LANDMARK.hip,
  ...LANDMARK.knee,
  ...LANDMARK.ankle,
];

/** Which joints of a figure are joined by a line, and to which limb the line belongs. */
export const FIGURE_LINES: readonly {
  from: number;
  to: number;
  limb?: "leftArm" | "rightArm" | "leftLeg" | "rightLeg";
}[] = [
  { from: 1, to: 2 },
  { from: 7, to: 8 },
  { from: 1, to: 7 },
  { from: 2, to: 8 },
  { from: 1, to: 3, limb: "leftArm" },
  { from: 3, to: 5, limb: "leftArm" },
  { from: 2, to: 4, limb: "rightArm" },
  { from: 4, to: 6, limb: "rightArm" },
  { from: 7, to: 9, limb: "leftLeg" },
  { from: 9, to: 11, limb: "leftLeg" },
  { from: 8, to: 10, limb: "rightLeg" },
  { from: 10, to: 12, limb: "rightLeg" },
];

const round = (metres: number) => Math.round(metres * 100) / 100;

/** The figure of a body, or of its mirror image. */
export function figureOf(world: readonly Landmark[], mirrored = false): Figure {
  return FIGURE_JOINTS.map((index) => {
    const { x = 0, y = 0 } = world[index] ?? {};
    return [round(mirrored ? -x : x), round(y)];
  });
}
