import { float32At } from "@nataraj/sdk/arrays";
import type { Features } from "../spectrum/features.ts";

/** Below this mean magnitude a clip is silence, and is not made louder. */
const SILENCE = 1e-5;

/**
 * What the model sees of a clip: compressed magnitude by frame and mel band, the same at any playing level. About 0
 * to 7. The training reads exactly these values.
 */
export function modelLoudness({ mel }: Features): Float32Array {
  let sum = 0;
  for (let i = 0; i < mel.length; i++) sum += float32At(mel, i);
  const scale = 10 / Math.max(SILENCE, sum / mel.length);
  return mel.map((v) => Math.log1p(scale * v));
}
