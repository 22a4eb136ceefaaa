import { numberAt } from "../../arrays/index.ts";
import type { DanceScore } from "../../motion/sequence/score.ts";

/** Beats of the score in a phrase, at the least. In 3/4 moves do not begin before the twelfth. */
const PHRASE = 8;
/** Seconds of a beat where the score names none. */
const BEAT = 0.5;
/** A beat that is this near to the start of a move is the one that it begins on. Seconds. */
const SAME_BEAT_S = 0.06;

/**
 * Where phrases of a dance begin, seconds: with the first move, and with each move that begins eight beats or more after
 * the phrase before.
 */
export function phraseStarts({ moves, beats }: DanceScore): number[] {
  const starts: number[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const { start } of moves) {
    const beat = beats.length > 1 ? beatsBefore(beats, start) : start / BEAT;
    if (beat - last < PHRASE) continue;
    starts.push(start);
    last = beat;
  }
  return starts;
}

/** How many beats come before a time; the one at it does not. */
function beatsBefore(beats: readonly number[], seconds: number): number {
  let low = 0;
  let high = beats.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (numberAt(beats, middle) < seconds - SAME_BEAT_S) low = middle + 1;
    else high = middle;
  }
  return low;
}
