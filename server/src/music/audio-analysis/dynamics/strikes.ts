import { numberAt } from "@nataraj/sdk/arrays";
import type { Strike } from "../../analysis.ts";
import { FRAME_RATE } from "../spectrum/features.ts";
import { probability, type Regression } from "./logistic.ts";
import type { SoundLevels } from "./sound-levels.ts";
import { strikeFeatures } from "./strike-features.ts";

/** Seconds in which only the surest counts. */
const APART = 0.18;
/** A false strike is worse than a missed one. */
const SURE = 0.6;

const MODEL: Regression = {
  weights: [-0.299, 0.521, 0.151, -0.12, 1.219, 2.184, 2.548, 0.702, 0.2, -0.81, 1.033, -2.243, 1.552, 1.568, 1.956],
  bias: -6.883,
};

/** The moments at which the music strikes. @param power K-weighted, by frame. */
export function findStrikes(
  levels: SoundLevels,
  power: Float64Array,
  beats: readonly number[],
  downbeats: readonly number[],
): Strike[] {
  const likely = strikeFeatures(levels, power, beats, downbeats)
    .map(({ frame, features }) => ({ time: frame / FRAME_RATE, strength: probability(MODEL, features) }))
    .filter(({ strength }) => strength >= SURE)
    .toSorted((a, b) => b.strength - a.strength);
  const strikes: Strike[] = [];
  for (const strike of likely) {
    if (strikes.every(({ time }) => Math.abs(time - strike.time) >= APART)) strikes.push(strike);
  }
  return strikes.sort((a, b) => a.time - b.time).map(({ time, strength }) => ({ time: onBeat(time), strength }));

  /** A strike within 40 ms of a beat is on it. */
  function onBeat(time: number): number {
    const near = beats.findIndex((beat) => Math.abs(beat - time) <= 0.04);
    return near >= 0 ? numberAt(beats, near) : time;
  }
}
