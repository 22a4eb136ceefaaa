import { numberAt } from "@nataraj/sdk/arrays";
import type { Block } from "./blocks.ts";
import type { CountGrid } from "./count-grid.ts";

/** How the energy of a dance rises over a song. */
export interface Arc {
  /** The energy that a move is to have at each count, 0 to 1. */
  target: readonly number[];
  /** The phrase that the largest is kept for: its first count, and the one after the last of its block. */
  climax: { from: number; to: number };
}

/** Before and after the climax less than the music's energy is spent. */
const SHARE_BEFORE = 0.85;
const SHARE_AFTER = 0.93;
/** A later phrase is the climax if it is nearly as loud as the loudest. */
const NEARLY_LOUDEST = 0.08;

/**
 * The arc of a dance: it follows the music and rises to the climax, which is the last of the loudest phrases. A
 * count has the energy of the beats around it.
 */
export function arcOf({ energy, phrase }: CountGrid, blocks: readonly Block[]): Arc {
  const phrases = blocks.flatMap(({ from, to }) => {
    // Whole phrases alone: in the rest of a last one there is time for the closing move, and for nothing large.
    const starts = Array.from({ length: Math.floor((to - from) / phrase) }, (_, i) => from + i * phrase);
    return starts.map((start) => ({ from: start, to, energy: meanOf(energy, start, start + phrase) }));
  });
  const loudest = Math.max(0, ...phrases.map((each) => each.energy));
  const climax = phrases.findLast((each) => each.energy >= loudest - NEARLY_LOUDEST) ?? { from: 0, to: 0 };
  const first = phrases.find(({ from, to }) => to === climax.to && from <= climax.from) ?? climax;
  const target = energy.map((value, count) => {
    if (count >= climax.to) return value * SHARE_AFTER;
    if (count >= first.from) return value;
    return value * (SHARE_BEFORE + (1 - SHARE_BEFORE) * (count / Math.max(1, first.from)));
  });
  return { target, climax: { from: first.from, to: climax.to } };
}

function meanOf(values: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) sum += numberAt(values, i);
  return sum / Math.max(1, to - from);
}
