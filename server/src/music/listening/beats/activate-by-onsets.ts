import { CHROMA_RATE, PITCHES } from "../spectrum/chromagram.ts";
import { type Features, FRAME_RATE } from "../spectrum/features.ts";
import { likeness } from "../spectrum/likeness.ts";
import type { Onsets } from "../spectrum/onsets.ts";
import type { BeatActivation } from "./activation.ts";

/** Activation from what can be measured without a model: onsets for beats, basses and changes of harmony for bars. */
export function activateByOnsets(features: Features, onsets: Onsets): BeatActivation {
  const change = harmonicChange(features);
  const beat = onsets.all.map((v, t) => 1 - Math.exp(-0.45 * (v + 0.5 * (onsets.low[t] as number))));
  const downbeat = beat.map((v, t) => {
    const evidence = 0.5 * (onsets.low[t] as number) + 6 * (change[t] as number) - 0.25 * (onsets.high[t] as number);
    return v * (1 / (1 + Math.exp(2 - evidence)));
  });
  return { beat, downbeat };
}

/** How different the harmony of the second after a frame is from that before, 0 to 1, by frame. */
function harmonicChange({ chroma, frames }: Features): Float32Array {
  const rows = chroma.length / PITCHES;
  const reach = CHROMA_RATE / 2;
  const byRow = Float32Array.from(
    { length: rows },
    (_, row) => 1 - likeness(sum(row - reach, row), sum(row + 1, row + 1 + reach)),
  );
  return Float32Array.from(
    { length: frames },
    (_, t) => byRow[Math.min(rows - 1, Math.round((t * CHROMA_RATE) / FRAME_RATE))] ?? 0,
  );

  function sum(from: number, to: number): Float32Array {
    const total = new Float32Array(PITCHES);
    for (let row = Math.max(0, from); row < Math.min(rows, to); row++)
      for (let p = 0; p < PITCHES; p++) total[p] = (total[p] as number) + (chroma[row * PITCHES + p] as number);
    return total;
  }
}
