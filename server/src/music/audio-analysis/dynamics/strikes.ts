import { numberAt } from "@nataraj/sdk/arrays";
import type { TimeRange } from "@nataraj/sdk/choreography";
import type { Strike } from "../../analysis.ts";
import { probability, smallNetwork } from "../model/small-network.ts";
import { FRAME_RATE } from "../spectrum/features.ts";
import type { SoundLevels } from "./sound-levels.ts";
import { strikeFeatures } from "./strike-features.ts";

/** Seconds in which only the surest counts. */
const STRIKES_APART_S = 0.18;
/** A false strike is worse than a missed one. */
const MIN_PROBABILITY = 0.42;

/** The moments at which the music strikes. @param power K-weighted, by frame. */
export function findStrikes(
  levels: SoundLevels,
  power: Float64Array,
  beats: readonly number[],
  downbeats: readonly number[],
  meter: number,
): Strike[] {
  const likely = strikeFeatures(levels, power, beats, downbeats, meter)
    .map(({ frame, features }) => ({
      time: frame / FRAME_RATE,
      strength: probability(smallNetwork("strikes"), features),
    }))
    .filter(({ strength }) => strength >= MIN_PROBABILITY)
    .toSorted((a, b) => b.strength - a.strength);
  const strikes: Strike[] = [];
  for (const strike of likely) {
    if (strikes.every(({ time }) => Math.abs(time - strike.time) >= STRIKES_APART_S)) strikes.push(strike);
  }
  return strikes.sort((a, b) => a.time - b.time).map(({ time, strength }) => ({ time: onBeat(time), strength }));

  /** A strike within 40 ms of a beat is on it. */
  function onBeat(time: number): number {
    const near = beats.findIndex((beat) => Math.abs(beat - time) <= 0.04);
    return near >= 0 ? numberAt(beats, near) : time;
  }
}

/** The band strikes where it returns from a break, and where the music drops. */
export function withReturns(
  strikes: readonly Strike[],
  breaks: readonly TimeRange[],
  builds: readonly TimeRange[],
): Strike[] {
  const returns = [...breaks, ...builds].map(({ end }) => end);
  const own = strikes.filter(({ time }) => returns.every((other) => Math.abs(other - time) >= STRIKES_APART_S));
  const distinct = returns.filter(
    (time, i) => returns.findIndex((other) => Math.abs(other - time) < STRIKES_APART_S) === i,
  );
  return [...own, ...distinct.map((time) => ({ time, strength: 1 }))].sort((a, b) => a.time - b.time);
}
