import { numberAt } from "@nataraj/sdk/arrays";
import type { TimedStep } from "@nataraj/sdk/choreography";
import type { MoveInfo } from "@nataraj/sdk/motion";
import type { SegmentTask } from "../planner.ts";
import { arcOf } from "./arc.ts";
import { assignVariants } from "./assign-variants.ts";
import { blocksOf } from "./blocks.ts";
import { closingMovesOf, isClosingMove } from "./closing-moves.ts";
import { countGridOf } from "./count-grid.ts";
import { type CurrentStep, countGridOfSteps, stepsOnCounts } from "./current-steps.ts";
import { lyricCues } from "./lyric-cues.ts";
import { searchSegment } from "./search-segment.ts";
import type { PlacedMove } from "./step-cost.ts";
import { turnOf, wrapDegrees } from "./variant-options.ts";
import { WEIGHTS } from "./weights.ts";

/** A new move begins at least this far from the segment's ends. Seconds. */
const EDGE_S = 0.01;

/**
 * New moves for one segment of a dance, with their times. The first begins with the segment's first step and the last
 * leads to the step after it, so that no other segment changes.
 * @throws {RangeError} when no step begins in the segment.
 */
export function replanSegment(
  { analysis, styles, seed, current, segmentKey }: SegmentTask,
  catalogue: readonly MoveInfo[],
): { placed: PlacedMove[]; at: number[] } {
  const index = current.segments.findIndex(({ key }) => key === segmentKey);
  const segment = current.segments[index];
  const first = segment?.steps[0];
  const fallback = styles[0];
  if (!segment || !first) throw new RangeError("No step begins in this section.");
  if (!fallback) throw new RangeError("A choreography needs at least one dance style.");

  const heardGrid = countGridOf(analysis);
  const grid = heardGrid.times.length > 1 ? heardGrid : countGridOfSteps(current, heardGrid.phrase);
  const blocks = blocksOf(grid, analysis.sections, styles);
  const blockAt = (count: number) => blocks.findLast(({ from }) => from <= count);
  const own = stepsOnCounts(segment.steps, grid);
  const from = own[0]?.from ?? 0;
  const style = segment.style ?? blockAt(from)?.style ?? fallback;

  const context = {
    grid,
    lyricWords: lyricCues(analysis.lyrics),
    seed,
    moveCount: catalogue.length,
    variation: WEIGHTS.replanVariation,
    current: new Map(own.map((step) => [step.from, step.move])),
  };
  const place = (steps: readonly TimedStep[]) =>
    stepsOnCounts(steps, grid).flatMap((step) => asPlaced(step, style, catalogue));
  const before = place(current.segments.slice(0, index).flatMap(({ steps }) => steps));
  const after = place(current.segments.slice(index + 1).flatMap(({ steps }) => steps));
  const last = own.at(-1)?.move ?? 0;
  const placed = searchSegment(
    {
      current: own,
      style,
      mayBegin: (count) => {
        const time = grid.times[count] ?? Number.POSITIVE_INFINITY;
        return time > first.start + EDGE_S && time < segment.end - EDGE_S;
      },
      countOf: (count) => count - (blockAt(count)?.from ?? 0),
      // If the dance ended with a closing move, the new last move is one too.
      closings: after.length === 0 && isClosingMove(last) ? closingsFor(own, style) : undefined,
    },
    before,
    after,
    catalogue,
    context,
  );
  const varied = assignVariants({
    placed,
    arc: arcOf(grid, blocks),
    blockStarts: blocks.map(({ from }) => from),
    phrase: grid.phrase,
    stops: grid.stops,
    seed,
    facing: { from: facingAfter(before), to: facingAfter([...before, ...place(segment.steps)]) },
    others: [...before, ...after].map(({ move, variant = "" }) => ({ move: move.number, words: variant })),
  });
  return { placed: varied, at: placed.map((move, i) => (i === 0 ? first.start : numberAt(grid.times, move.from))) };
}

/**
 * The closing moves to choose from; undefined if the segment is the style's only closing move, so that any move may
 * come.
 */
function closingsFor(own: readonly CurrentStep[], style: SegmentTask["styles"][number]): readonly number[] | undefined {
  const closingMoves = closingMovesOf(style);
  return own.length === 1 && closingMoves.length === 1 ? undefined : closingMoves;
}

/** Degrees from the front after some steps. */
function facingAfter(steps: readonly PlacedMove[]): number {
  return wrapDegrees(steps.reduce((sum, { move, length, variant }) => sum + turnOf(move, length, variant), 0));
}

function asPlaced(
  { move, from, to, variant }: CurrentStep,
  style: PlacedMove["style"],
  catalogue: readonly MoveInfo[],
) {
  const known = catalogue.find(({ number }) => number === move);
  return known
    ? [{ move: known, from, length: to - from, style, reason: "as it was", ...(variant && { variant }) }]
    : [];
}
