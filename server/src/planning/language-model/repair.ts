import type { MoveInfo } from "@nataraj/sdk/motion";
import type { CountGrid } from "../built-in/count-grid.ts";
import type { CountedPlan } from "../built-in/counted-plan.ts";
import { fitsTempo } from "../built-in/fits-tempo.ts";
import type { PlacedMove } from "../built-in/step-cost.ts";
import { knownWords, pacedIn } from "../built-in/variant-options.ts";
import type { Answer } from "./answer.ts";
import type { PhraseTask } from "./phrases.ts";

/**
 * Replaces phrases of the counted plan by a model's phrases. It keeps, in order, the moves of a phrase that exist, fit
 * and have enough time. Counts left over at the end go to the last move, if that is then danced a whole number of
 * times. A phrase that cannot be filled this way stays as in the counted plan.
 */
export function applyAnswer(
  answer: Answer,
  phrases: readonly PhraseTask[],
  { grid, placed: builtInMoves }: Pick<CountedPlan, "grid" | "placed">,
  catalogue: readonly MoveInfo[],
): { placed: PlacedMove[]; fromModel: Set<PlacedMove> } {
  const known = new Map(catalogue.map((move) => [move.number, move]));
  const fromModel = new Set<PlacedMove>();
  const placed = phrases.flatMap((phrase) => {
    const proposed = answer.phrases.find(({ index }) => index === phrase.index);
    const filled = proposed && fill(proposed.moves, phrase, known, grid);
    for (const move of filled ?? []) fromModel.add(move);
    return filled ?? builtInMoves.filter(({ from }) => from >= phrase.from && from < phrase.from + phrase.counts);
  });
  return { placed, fromModel };
}

function fill(
  proposed: Answer["phrases"][number]["moves"],
  phrase: PhraseTask,
  known: ReadonlyMap<number, MoveInfo>,
  grid: CountGrid,
): PlacedMove[] | undefined {
  const moves: PlacedMove[] = [];
  let count = 0;
  for (const { move: number, counts, variant: words } of proposed) {
    const move = known.get(number);
    if (!move || count >= phrase.counts) continue;
    const variant = knownWords(move, words ?? "");
    const once = onceIn(move, variant);
    const length = Math.min(wholeLength(once, counts), phrase.counts - count);
    if (length < Math.min(2, once) || (length < once && length < phrase.counts - count)) continue;
    if (!fitsTempo(move, phrase.from + count, length, grid)) continue;
    moves.push({
      move,
      from: phrase.from + count,
      length,
      style: phrase.style,
      reason: "chosen by the language model",
      ...(variant && { variant }),
    });
    count += length;
  }
  const last = moves.at(-1);
  if (last && count < phrase.counts && (last.length + phrase.counts - count) % onceIn(last.move, last.variant) === 0) {
    last.length += phrase.counts - count;
    count = phrase.counts;
  }
  return count === phrase.counts ? moves : undefined;
}

/** The nearest length in which the move is danced a whole number of times. Counts. */
function wholeLength(once: number, counts: number): number {
  return once * Math.max(1, Math.round((Number.isFinite(counts) ? counts : once) / once));
}

/** Counts that a move takes as it is done. */
function onceIn(move: MoveInfo, variant: string | undefined): number {
  return Math.max(2, pacedIn(move, variant)?.beats ?? move.beats);
}
