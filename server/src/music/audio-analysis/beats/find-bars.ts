import { convolutionsOf } from "../model/convolutions.ts";
import { type Network, runNetwork } from "../model/network.ts";
import { readNetworkFile } from "../model/network-file.ts";
import { FRAME_RATE } from "../spectrum/features.ts";
import { type BarEvidence, barFeatures } from "./bar-features.ts";
import { decodeBarLengths } from "./decode-bar-lengths.ts";
import type { Beats } from "./find-beats.ts";

/** Beats that must have been heard before bars can be sure: one or two of a kind come about by chance. */
const SURE_AFTER_BEATS = 16;

/** What log-odds count: beats that are near each other are heard by the same evidence, and err together. */
const EVIDENCE_WEIGHT = 0.6;

let shipped: Network | undefined;

/**
 * Finds the bars of beats. A network of convolutions over beats says for each how likely it begins a bar, by what is
 * heard on up to 27 beats to either side; of that the most likely bars are decoded, of two to seven beats, which may
 * change their length.
 */
export function findBars<T extends Beats>(found: T, evidence: BarEvidence): T {
  const { times, confidence } = found;
  const frames = times.map((time) => Math.round(time * FRAME_RATE));
  shipped ??= convolutionsOf(readNetworkFile("bars"));
  const odds = [...runNetwork(shipped, barFeatures(evidence, frames))];
  const bars = decodeBarLengths(odds.map((value) => EVIDENCE_WEIGHT * value));
  const likely = odds.map((value) => 1 / (1 + Math.exp(-value)));
  return { ...found, ...bars, confidence: { ...confidence, downbeats: sureness(likely, bars.positions) } };
}

/** How much more speaks for the first beats of bars than for those at any other position, 0 to 1. */
function sureness(likely: readonly number[], positions: readonly number[]): number {
  const byPosition = Array.from({ length: 1 + Math.max(0, ...positions) }, (_, position) => {
    const own = likely.filter((_, beat) => positions[beat] === position);
    return own.reduce((sum, p) => sum + p, 0) / Math.max(1, own.length);
  });
  const [first = 0, ...others] = byPosition;
  const seen = Math.min(1, (likely.length - 1) / SURE_AFTER_BEATS);
  return Math.max(0, Math.min(1, (seen * (first - Math.max(0, ...others))) / (first + 0.1)));
}
