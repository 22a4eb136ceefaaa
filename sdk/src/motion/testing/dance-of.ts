import type { DanceStyle } from "../../contract/styles.ts";
import { compiledMove } from "../moves/index.ts";
import { solve } from "../pose/solve.ts";
import type { Dance, SolvedDance } from "../pose/solved-dance.ts";

/** Seconds before the first move of a measured dance. */
export const LEAD_IN = 2;
/** A dance with its clips. */
export type DanceWithClips = Dance & Pick<SolvedDance, "clips">;

/** A move done as the words of `ScoredMove.variant` say. */
export interface VariedMove {
  move: number;
  variant: string;
}

/**
 * A dance of some moves in one style, one after the other on an even grid, after two seconds of idling.
 * @param options `idling: 0` leaves out the idling, which makes the dance in half the time, for measures of the moves
 * alone. With `energy`, 0 to 1, every beat of the music has that energy; without it, moves are danced as written.
 */
export function danceOf(
  numbers: readonly (number | VariedMove)[],
  style: DanceStyle,
  bpm = 120,
  { energy, ...options }: { idling?: number; energy?: number | undefined } = {},
): DanceWithClips {
  const beat = 60 / bpm;
  let t = LEAD_IN;
  const moves = numbers.map((each) => {
    const { move, variant } = typeof each === "number" ? { move: each, variant: "" } : each;
    const start = t;
    t += compiledMove(move, variant).beats * beat;
    return { move, variant, start, end: t, style };
  });
  const beats = Array.from({ length: Math.ceil((t + 4) / beat) }, (_, i) => i * beat);
  const dynamics =
    energy === undefined ? undefined : { energy: beats.map(() => energy), hits: [], breaks: [], builds: [] };
  const { dance, clips } = solve({ duration: t + 2, moves, beats, ...(dynamics && { dynamics }) }, options);
  return { ...dance, clips };
}
