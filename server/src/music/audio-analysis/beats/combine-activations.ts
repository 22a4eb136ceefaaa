import { float32At } from "@nataraj/sdk/arrays";
import type { BeatActivation } from "../model/activation.ts";

/** How far the model and the measured change of harmony and bass are believed about where bars begin. */
const TRUST = { model: 1, measured: 0.8, offset: 0.5 };

/**
 * The model's beats, with bars that both speak for: the two err in different music. The odds that a beat begins a bar
 * are multiplied.
 */
export function combineActivations(model: BeatActivation, measured: BeatActivation): BeatActivation {
  const downbeat = model.beat.map((beat, t) => {
    const evidence = TRUST.model * downbeatOdds(model, t) + TRUST.measured * downbeatOdds(measured, t) + TRUST.offset;
    return beat / (1 + Math.exp(-evidence));
  });
  return { ...model, downbeat };
}

/** Log-odds that a beat at a frame begins a bar. */
export function downbeatOdds({ beat, downbeat }: BeatActivation, t: number): number {
  const share = Math.min(0.999, Math.max(1e-4, float32At(downbeat, t) / (float32At(beat, t) + 1e-6)));
  return Math.log(share / (1 - share));
}
