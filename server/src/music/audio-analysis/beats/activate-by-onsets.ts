import { float32At } from "@nataraj/sdk/arrays";
import type { BeatActivation } from "../model/activation.ts";
import { CHROMA_RATE } from "../spectrum/chromagram.ts";
import type { Features } from "../spectrum/features.ts";
import { harmonicChange } from "../spectrum/harmonic-change.ts";
import type { Onsets } from "../spectrum/onsets.ts";

/** Activation from what can be measured without a model: onsets for beats, basses and changes of harmony for bars. */
export function activateByOnsets(features: Features, onsets: Onsets): BeatActivation {
  const change = harmonicChange(features, CHROMA_RATE / 2);
  const beat = onsets.all.map((v, t) => 1 - Math.exp(-0.45 * (v + 0.5 * float32At(onsets.low, t))));
  const downbeat = beat.map((v, t) => {
    const evidence = 0.5 * float32At(onsets.low, t) + 6 * float32At(change, t) - 0.25 * float32At(onsets.high, t);
    return v * (1 / (1 + Math.exp(2 - evidence)));
  });
  return { beat, downbeat };
}
