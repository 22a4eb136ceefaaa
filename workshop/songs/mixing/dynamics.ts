import { SAMPLE_RATE } from "../synthesis/signal.ts";
import type { Stereo } from "./track.ts";

/** Samples between two looks at the level. */
const STEP = 16;
/** Samples of one value of an envelope. */
export const ENVELOPE_STEP = STEP;

export interface CompressorOptions {
  /** dBFS above which it works, and how much of what is above it takes away: 4 leaves a quarter. */
  threshold: number;
  ratio: number;
  /** Seconds. */
  attack?: number;
  release?: number;
  /** Decibels. */
  makeUp?: number;
}

/** Compresses both channels alike, in place (feed-forward, by the level's logarithm; Giannoulis et al. 2012). */
export function compress({ left, right }: Stereo, options: CompressorOptions): void {
  const { threshold, ratio, attack = 0.01, release = 0.12, makeUp = 0 } = options;
  const rate = (seconds: number) => 1 - Math.exp(-STEP / (seconds * SAMPLE_RATE));
  const [fast, slow] = [rate(attack), rate(release)];
  const knee = 6;
  let reduction = 0;
  let gain = 10 ** (makeUp / 20);
  for (let from = 0; from < left.length; from += STEP) {
    const to = Math.min(left.length, from + STEP);
    let peak = 1e-6;
    for (let i = from; i < to; i++) peak = Math.max(peak, Math.abs(left[i] as number), Math.abs(right[i] as number));
    const over = 20 * Math.log10(peak) - threshold;
    const bent = over < -knee / 2 ? 0 : over > knee / 2 ? over : (over + knee / 2) ** 2 / (2 * knee);
    const wanted = bent * (1 - 1 / ratio);
    reduction += (wanted > reduction ? fast : slow) * (wanted - reduction);
    const next = 10 ** ((makeUp - reduction) / 20);
    const slope = (next - gain) / (to - from);
    for (let i = from; i < to; i++) {
      gain += slope;
      (left[i] as number) *= gain;
      (right[i] as number) *= gain;
    }
    gain = next;
  }
}

/** How loud a sound is over time, 0 to 1 at its loudest, a value each STEP samples: it follows fast and lets go slowly. */
export function envelopeOf({ left, right }: Stereo, release: number): Float32Array {
  const slow = Math.exp(-STEP / (release * SAMPLE_RATE));
  const envelope = new Float32Array(Math.ceil(left.length / STEP));
  let level = 0;
  let most = 1e-6;
  for (let k = 0; k < envelope.length; k++) {
    let peak = 0;
    for (let i = k * STEP; i < Math.min(left.length, (k + 1) * STEP); i++) {
      peak = Math.max(peak, Math.abs(left[i] as number), Math.abs(right[i] as number));
    }
    level = peak > level ? level + 0.3 * (peak - level) : level * slow;
    envelope[k] = level;
    most = Math.max(most, level);
  }
  for (let k = 0; k < envelope.length; k++) envelope[k] = Math.min(1, ((envelope[k] as number) / most) * 1.6);
  return envelope;
}

/** Pushes a sound down where another is loud, by as many decibels at most; in place. */
export function duck({ left, right }: Stereo, envelope: Float32Array, decibels: number): void {
  let gain = 1;
  for (let k = 0; k < envelope.length; k++) {
    const next = 10 ** ((-decibels * (envelope[k] as number)) / 20);
    const slope = (next - gain) / STEP;
    const to = Math.min(left.length, (k + 1) * STEP);
    for (let i = k * STEP; i < to; i++) {
      gain += slope;
      (left[i] as number) *= gain;
      (right[i] as number) *= gain;
    }
    gain = next;
  }
}
