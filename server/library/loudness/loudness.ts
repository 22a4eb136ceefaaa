import type { Stereo } from "../mixing/track.ts";
import { SAMPLE_RATE } from "../synthesis/signal.ts";
import { kWeighted } from "./k-weighting.ts";

/** Nothing below this counts, LUFS. */
const SILENCE = -70;
/** Seconds between two blocks. */
const HOP = 0.1;

const loudnessOf = (power: number) => -0.691 + 10 * Math.log10(Math.max(power, 1e-12));

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
  const blocks = windows(powers, 4);
  const audible = blocks.filter((power) => loudnessOf(power) > SILENCE);
  const relative = loudnessOf(mean(audible)) - 10;
  const integrated = loudnessOf(mean(audible.filter((power) => loudnessOf(power) > relative)));
  const shortTerm = windows(powers, 30).map(loudnessOf);
  return { integrated, range: rangeOf(shortTerm), shortTerm, powers };
}

/** Loudness between two times, seconds, without gates: of a bar. LUFS. */
export function loudnessBetween({ powers }: Loudness, from: number, to: number): number {
  return loudnessOf(
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
  const gate = loudnessOf(mean(audible.map((value) => 10 ** ((value + 0.691) / 10)))) - 20;
  const kept = audible.filter((value) => value > gate).sort((a, b) => a - b);
  const at = (share: number) => kept[Math.round((kept.length - 1) * share)] ?? SILENCE;
  return at(0.95) - at(0.1);
}

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i] as number;
  return sum / Math.max(1, values.length);
}
