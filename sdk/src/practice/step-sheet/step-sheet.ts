import type { Timeline } from "../../choreography/timeline.ts";
import { moveName } from "../../contract/moves.ts";
import { type Dance, listVariants } from "../../motion/index.ts";
import { eightCountAt } from "../../player/display.ts";
import { directionOf } from "./direction.ts";

/** A move on a step sheet. */
export interface SheetMove {
  /** Number of the move, from 1 (`MOVE_NAMES`). */
  move: number;
  name: string;
  /** How it is danced this time, in words; empty as usual. */
  variants: readonly string[];
  /** Counts of the eight that it is danced on, 1 to 8. */
  from: number;
  to: number;
  /** It has begun in the eight before. */
  goesOn: boolean;
  /** Turns and directions. */
  directions: readonly string[];
  /** Seconds in the song. */
  start: number;
  end: number;
}

/** Eight counts on a step sheet; the first and the last may be fewer. */
export interface SheetEight {
  /** Seconds in the song. */
  start: number;
  end: number;
  /** What begins to be sung in it, a line each. */
  words: readonly string[];
  moves: readonly SheetMove[];
}

/** A beat that is this near to the start of a move is the one that it begins on. Seconds. */
const SAME_BEAT_S = 0.06;

/** How a variant of a step is called. Words that no variant has are left out. */
function variantsOf(move: number, variant = ""): string[] {
  const words = variant.split(" ");
  const labels = listVariants(move).flatMap(({ name, label }) => (words.includes(name) ? [label] : []));
  return words.includes("mirrored") ? [...labels, "on the other side"] : labels;
}

/** A dance as it is written down for a learner: by counts of eight. @param dance Of the leader, for the directions. */
export function stepSheetOf(timeline: Timeline, dance: Dance): SheetEight[] {
  const { beats, duration, segments } = timeline;
  const steps = segments.flatMap((segment) => segment.steps);
  const starts = beats.filter((beat, i) => i === 0 || eightCountAt(timeline, beat) === 1);
  return starts.flatMap((start, i): SheetEight[] => {
    const end = starts[i + 1] ?? duration;
    const within = (time: number) => time >= start - SAME_BEAT_S && time < end - SAME_BEAT_S;
    const moves = steps
      .filter((step) => step.start < end - SAME_BEAT_S && step.end > start + SAME_BEAT_S)
      .map((step): SheetMove => {
        const danced = beats.filter(
          (beat) => within(beat) && beat >= step.start - SAME_BEAT_S && beat < step.end - SAME_BEAT_S,
        );
        const goesOn = !within(step.start);
        return {
          move: step.move,
          name: moveName(step.move),
          variants: variantsOf(step.move, step.variant),
          from: eightCountAt(timeline, danced[0] ?? start) ?? 1,
          to: eightCountAt(timeline, danced.at(-1) ?? start) ?? 8,
          goesOn,
          directions: goesOn ? [] : directionOf(dance, step.start, step.end),
          start: step.start,
          end: step.end,
        };
      });
    const words = segments.flatMap((segment) => (within(segment.start) && segment.lyrics ? [segment.lyrics] : []));
    return moves.length > 0 ? [{ start, end, words, moves }] : [];
  });
}
