import { float32At, numberAt } from "@nataraj/sdk/arrays";
/** Tempi that the network tells apart, twelve an octave, in beats a minute: the twin of TEMPI in train.py. */
export const TEMPO_CLASSES = Array.from({ length: 28 }, (_, i) => 48 * 2 ** (i / 12));

/** The evidence for any tempo, from that for the two nearest classes. */
export function tempoEvidence(byClass: Float32Array, bpm: number): number {
  const last = TEMPO_CLASSES.length - 1;
  const at = Math.max(0, Math.min(last, 12 * Math.log2(bpm / numberAt(TEMPO_CLASSES, 0))));
  const low = Math.min(last - 1, Math.floor(at));
  const here = float32At(byClass, low);
  return here + (at - low) * (float32At(byClass, low + 1) - here);
}
