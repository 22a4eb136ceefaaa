import type { Timeline } from "@nataraj/sdk/choreography";
import type { DanceStyle } from "@nataraj/sdk/contract";
import { CATALOGUE, listVariants } from "@nataraj/sdk/motion";
import { danceVariant, measureMove, measureVariant } from "../motion/measure-move.ts";
import type { Report } from "../motion/report.ts";

/** A move as it is shown: by its number, in a style, as a variant ("" as written). */
export interface ShownMove {
  move: number;
  style: DanceStyle;
  variant: string;
}

/** Seconds: 120 beats a minute, at which the measures are taken too. */
export const BEAT = 0.5;
/** How often the move is danced before it begins anew. */
const ROUNDS = 2;

/** Beats of a move; a variant may have a pace of its own. */
function beatsOf({ move, variant }: ShownMove): number {
  const pace = listVariants(move).find(({ name }) => name === variant)?.pace ?? 1;
  return (CATALOGUE[move - 1]?.beats ?? 4) / pace;
}

/** The move danced twice on even beats, which shows how it goes on from itself. */
export function timelineOfMove(shown: ShownMove): Timeline {
  const beats = beatsOf(shown);
  const { move, style, variant } = shown;
  const duration = ROUNDS * beats * BEAT;
  const steps = Array.from({ length: ROUNDS }, (_, i) => ({
    move,
    start: i * beats * BEAT,
    end: (i + 1) * beats * BEAT,
    variant,
  }));
  const segment = { key: "0.00", lyrics: "", start: 0, end: duration, style, steps };
  return { duration, segments: [segment], beats: Array.from({ length: ROUNDS * beats + 1 }, (_, i) => i * BEAT) };
}

/** What the move's tests measure, with their bounds. Takes tens of milliseconds. */
export function measuresOf(shown: ShownMove): Report[] {
  const { move, style, variant } = shown;
  return variant ? measureVariant(danceVariant(shown, style), shown, style) : measureMove(move, style);
}
