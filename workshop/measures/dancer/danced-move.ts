import type { DanceStyle } from "@nataraj/sdk/contract";
import { CATALOGUE, createDance, type Dance } from "@nataraj/sdk/motion";

/** Seconds of idling before a measured move. */
const LEAD_IN = 1;
/** Seconds a beat: 120 a minute. */
const BEAT = 0.5;

/** A move danced twice in a style, once mirrored, with its ways in and out. @returns the dance and when it is over, seconds. */
export function dancedMove(move: number, style: DanceStyle): { dance: Dance; end: number } {
  const seconds = (CATALOGUE[move - 1]?.beats ?? 4) * BEAT;
  const over = LEAD_IN + 2 * seconds;
  const moves = [0, 1].map((round) => ({
    move,
    start: LEAD_IN + round * seconds,
    end: LEAD_IN + (round + 1) * seconds,
    style,
  }));
  const beats = Array.from({ length: Math.ceil((over + 4) / BEAT) }, (_, i) => i * BEAT);
  return { dance: createDance({ duration: over + 2, moves, beats }, { idling: 0 }), end: over + LEAD_IN };
}
