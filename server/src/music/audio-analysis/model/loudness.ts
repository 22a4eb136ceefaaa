import { float32At } from "@nataraj/sdk/arrays";
import type { Features } from "../spectrum/features.ts";

/** Below this mean magnitude a clip is silence, and is not made louder. */
const SILENCE = 1e-5;

/**
 * What the model sees of a clip: compressed magnitude by frame and mel band, the same at any playing level. About 0
 * to 7. The training reads exactly these values.
 */
export function modelLoudness(features: Features): Float32Array {
  const scale = loudnessScale(features);
  return features.mel.map((v) => Math.log1p(scale * v));
}

/** What magnitudes are multiplied by, so that a clip is as loud as any other. */
export function loudnessScale({ mel }: Features): number {
  let sum = 0;
  for (let i = 0; i < mel.length; i++) sum += float32At(mel, i);
  return 10 / Math.max(SILENCE, sum / mel.length);
}
