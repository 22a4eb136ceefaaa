import type { Assembly } from "../assembly.ts";
import { addEye } from "./eye.ts";
import type { FaceStyle } from "./face-style.ts";
import { addMouth } from "./mouth.ts";
import { createFeaturePlacer } from "./place-feature.ts";

/** Middle of the dancer's left nostril from the front, and its half axes; metres. */
const NOSTRIL = { at: [0.0064, 1.5106], radii: [0.0027, 0.0012] } as const;

/** Adds eyes, brows, nostrils, mouth and make-up, laid on the head from the front. */
export function addFace(assembly: Assembly, style: FaceStyle, fine: number): void {
  const placeFeature = createFeaturePlacer(assembly, fine);
  for (const s of [1, -1]) {
    addEye(placeFeature, style, s);
    const [x, y] = [NOSTRIL.at[0] * s, NOSTRIL.at[1]];
    const [across, up] = NOSTRIL.radii;
    placeFeature("nostril", "shade", {
      outline: (a) => [x + s * Math.cos(a) * across, y + Math.sin(a) * up],
      centre: [x, y],
      lift: 0.0007,
      rings: 1,
      segments: 18,
    });
  }
  addMouth(placeFeature, style);
  if (style.bindi) {
    placeFeature("bindi", "red", {
      outline: (a) => [Math.cos(a) * 0.0041, 1.5815 + Math.sin(a) * 0.0041],
      centre: [0, 1.5815],
      lift: 0.0012,
      rings: 2,
      segments: 20,
    });
  }
}
