import { float64At } from "@nataraj/sdk/arrays";
import { FRAME_RATE } from "../spectrum/features.ts";

/** No sound at all, LUFS: the absolute gate of BS.1770. */
export const SILENCE = -70;
/** Window of the momentary loudness, seconds. */
const MOMENTARY = 0.4;
/** Of the blocks that count for a whole programme, decibels below their mean (BS.1770-4). */
const RELATIVE_GATE = 10;

/**
 * Loudness of a mean K-weighted power, LUFS; SILENCE at least. BS.1770 adds the powers of two channels; ffmpeg mixes them
 * to one so that what both have in common keeps the sum of the powers.
 */
export function toLufs(power: number): number {
  return Math.max(SILENCE, -0.691 + 10 * Math.log10(power + 1e-12));
}

/** Mean power from one frame to another. */
function meanPower(power: Float64Array, from: number, to: number): number {
  const start = Math.max(0, Math.min(power.length - 1, from));
  const end = Math.max(start + 1, Math.min(power.length, to));
  let sum = 0;
  for (let t = start; t < end; t++) sum += float64At(power, t);
  return sum / (end - start);
}

/** Mean power from one time to another, seconds. */
export function powerBetween(power: Float64Array, from: number, to: number): number {
  return meanPower(power, Math.round(from * FRAME_RATE), Math.round(to * FRAME_RATE));
}

/** Momentary loudness by frame, LUFS: of 400 ms around it. @param power K-weighted, by frame. */
export function momentaryLoudness(power: Float64Array): Float32Array {
  const reach = (MOMENTARY * FRAME_RATE) / 2;
  const sums = new Float64Array(power.length + 1);
  for (let t = 0; t < power.length; t++) sums[t + 1] = float64At(sums, t) + float64At(power, t);
  return Float32Array.from(power, (_, t) => {
    const from = Math.max(0, t - reach);
    const to = Math.min(power.length, t + reach);
    return toLufs((float64At(sums, to) - float64At(sums, from)) / Math.max(1, to - from));
  });
}

/** Loudness of the whole, LUFS: of blocks of 400 ms that overlap by three quarters, quiet ones gated. */
export function integratedLoudness(power: Float64Array): number {
  const length = MOMENTARY * FRAME_RATE;
  const blocks: number[] = [];
  for (let t = 0; t + length <= power.length; t += length / 4) blocks.push(meanPower(power, t, t + length));
  return gatedLoudness(blocks);
}

/** Loudness of a whole of which mean powers of blocks are known, LUFS: blocks of silence and quiet ones do not count. */
export function gatedLoudness(blocks: readonly number[]): number {
  const heard = blocks.filter((block) => toLufs(block) > SILENCE);
  const gate = toLufs(mean(heard)) - RELATIVE_GATE;
  return toLufs(mean(heard.filter((block) => toLufs(block) > gate)));
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
