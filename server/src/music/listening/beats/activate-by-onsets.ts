import { CHROMA_RATE } from "../spectrum/chromagram.ts";
import type { Features } from "../spectrum/features.ts";
import { harmonicChange } from "../spectrum/harmonic-change.ts";
import type { Onsets } from "../spectrum/onsets.ts";
import type { BeatActivation } from "./activation.ts";

/** Activation from what can be measured without a model: onsets for beats, basses and changes of harmony for bars. */
export function activateByOnsets(features: Features, onsets: Onsets): BeatActivation {
  const change = harmonicChange(features, CHROMA_RATE / 2);
  const beat = onsets.all.map((v, t) => 1 - Math.exp(-0.45 * (v + 0.5 * (onsets.low[t] as number))));
  const downbeat = beat.map((v, t) => {
    const evidence = 0.5 * (onsets.low[t] as number) + 6 * (change[t] as number) - 0.25 * (onsets.high[t] as number);
    return v * (1 / (1 + Math.exp(2 - evidence)));
  });
  return { beat, downbeat };
}
