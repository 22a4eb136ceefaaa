import { gatedLoudness, SILENCE, toLufs } from "../../../server/src/music/audio-analysis/dynamics/loudness.ts";
import type { Stereo } from "../mixing/track.ts";
import { SAMPLE_RATE } from "../synthesis/signal.ts";
import { kWeighted } from "./k-weighting.ts";

/** Seconds between two blocks. */
const HOP = 0.1;

/** Loudness over a song. */
export interface Loudness {
  /** LUFS (ITU-R BS.1770-4). */
  integrated: number;
  /** LU (EBU Tech 3342). */
  range: number;
  /** LUFS in windows of 3 s, one each tenth of a second, from the song's beginning. */
  shortTerm: number[];
  /** Mean power of each tenth of a second, weighted, both channels. */
  powers: Float64Array;
}

export function measureLoudness({ left, right }: Stereo): Loudness {
  const powers = hopPowers(kWeighted(left), kWeighted(right));
  const integrated = gatedLoudness(windows(powers, 4));
  const shortTerm = windows(powers, 30).map(toLufs);
  return { integrated, range: rangeOf(shortTerm), shortTerm, powers };
}

/** Loudness between two times, seconds, without gates: of a bar. LUFS. */
export function loudnessBetween({ powers }: Loudness, from: number, to: number): number {
  return toLufs(
    mean(powers.subarray(Math.round(from / HOP), Math.max(Math.round(from / HOP) + 1, Math.round(to / HOP)))),
  );
}

function hopPowers(left: Float32Array, right: Float32Array): Float64Array {
  const hop = HOP * SAMPLE_RATE;
  return Float64Array.from({ length: Math.floor(left.length / hop) }, (_, k) => {
    let sum = 0;
    for (let i = Math.round(k * hop); i < (k + 1) * hop; i++)
      sum += (left[i] as number) ** 2 + (right[i] as number) ** 2;
    return sum / hop;
  });
}

function windows(powers: Float64Array, length: number): number[] {
  return Array.from({ length: Math.max(0, powers.length - length + 1) }, (_, i) =>
    mean(powers.subarray(i, i + length)),
  );
}

function rangeOf(shortTerm: readonly number[]): number {
  const audible = shortTerm.filter((value) => value > SILENCE);
  const gate = toLufs(mean(audible.map((value) => 10 ** ((value + 0.691) / 10)))) - 20;
  const kept = audible.filter((value) => value > gate).sort((a, b) => a - b);
  const at = (share: number) => kept[Math.round((kept.length - 1) * share)] ?? SILENCE;
  return at(0.95) - at(0.1);
}

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  return sum / Math.max(1, values.length);
}
