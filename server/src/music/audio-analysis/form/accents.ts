import { float32At } from "@nataraj/sdk/arrays";
import type { Accent } from "../../analysis.ts";
import { FRAME_RATE } from "../spectrum/features.ts";
import type { Onsets } from "../spectrum/onsets.ts";

/** An accent is an onset this much stronger than the mean of the clip's onsets, in deviations. */
const MIN_PROMINENCE = 1.4;
/** Seconds in which only the strongest counts. */
const MIN_DISTANCE = 0.4;

/** The onsets that stand out, by strength relative to the strongest. */
export function findAccents({ all }: Onsets): Accent[] {
  const peaks: { t: number; value: number }[] = [];
  for (let t = 1; t < all.length - 1; t++) {
    const value = float32At(all, t);
    if (value > 0.3 && value >= float32At(all, t - 1) && value > float32At(all, t + 1)) peaks.push({ t, value });
  }
  if (peaks.length < 4) return [];
  const mean = peaks.reduce((sum, p) => sum + p.value, 0) / peaks.length;
  const deviation = Math.sqrt(peaks.reduce((sum, p) => sum + (p.value - mean) ** 2, 0) / peaks.length);
  const strongest = Math.max(...peaks.map((p) => p.value));
  const chosen: typeof peaks = [];
  for (const peak of peaks
    .filter((p) => p.value >= mean + MIN_PROMINENCE * deviation)
    .sort((a, b) => b.value - a.value))
    if (chosen.every((other) => Math.abs(other.t - peak.t) >= MIN_DISTANCE * FRAME_RATE)) chosen.push(peak);
  return chosen
    .sort((a, b) => a.t - b.t)
    .map(({ t, value }) => ({ time: t / FRAME_RATE, strength: value / strongest }));
}
