import { numberAt } from "@nataraj/sdk/arrays";
import { CATALOGUE, type MoveInfo } from "@nataraj/sdk/motion";
import type { Plan, Planner, PlanningTask, SegmentPlan, SegmentTask } from "../planner.ts";
import { arcOf } from "./arc.ts";
import { assignVariants } from "./assign-variants.ts";
import { type Block, blocksOf } from "./blocks.ts";
import { closingMovesOf } from "./closing-moves.ts";
import { countGridOf } from "./count-grid.ts";
import { type CountedPlan, explain, planOf } from "./counted-plan.ts";
import { currentSteps } from "./current-steps.ts";
import { lyricCues } from "./lyric-cues.ts";
import { hashToUnit } from "./random.ts";
import { replanSegment } from "./replan-segment.ts";
import { type Closing, searchDance } from "./search-dance.ts";

/** A dance shorter than this many counts has no room for a closing move. */
const SHORTEST_WITH_CLOSING = 16;

/**
 * The planner that needs no network: a beam search over the moves of the catalogue. The same analysis, styles and seed
 * give the same dance.
 */
export class BuiltInPlanner implements Planner {
  readonly catalogue: readonly MoveInfo[];

  constructor(catalogue: readonly MoveInfo[] = CATALOGUE) {
    this.catalogue = catalogue;
  }

  async plan(task: PlanningTask, signal?: AbortSignal): Promise<Plan> {
    signal?.throwIfAborted();
    return planOf(this.planInCounts(task), task);
  }

  async planSegment(task: SegmentTask, signal?: AbortSignal): Promise<SegmentPlan> {
    signal?.throwIfAborted();
    const { placed, at } = replanSegment(task, this.catalogue);
    const explanation = placed.map((move, i) => explain(move, numberAt(at, i)));
    const variants = placed.map(({ variant = "" }) => variant);
    return {
      steps: placed.map(({ move }) => move.number),
      at,
      ...(variants.some(Boolean) && { variants }),
      explanation,
    };
  }

  /**
   * The dance in counts.
   * @throws {RangeError} when the task names no style.
   */
  planInCounts({ analysis, styles, seed, current }: PlanningTask): CountedPlan {
    if (styles.length === 0) throw new RangeError("A choreography needs at least one dance style.");
    const grid = countGridOf(analysis);
    const blocks = blocksOf(grid, analysis.sections, styles);
    const moves = current && new Map(currentSteps(current, grid).map(({ from, move }) => [from, move]));
    const context = { grid, lyricWords: lyricCues(analysis.lyrics), seed, current: moves };
    const arc = arcOf(grid, blocks);
    const chosen = searchDance(blocks, this.catalogue, { ...context, arc }, this.#closing(blocks, seed));
    const blockStarts = blocks.map(({ from }) => from);
    return { grid, blocks, placed: assignVariants({ placed: chosen, arc, blockStarts, phrase: grid.phrase, seed }) };
  }

  #closing(blocks: readonly Block[], seed: string): Closing | undefined {
    const last = blocks.at(-1);
    if (!last || last.to < SHORTEST_WITH_CLOSING) return undefined;
    const closingMoves = closingMovesOf(last.style);
    const number = closingMoves[Math.floor(hashToUnit(seed, "closing") * closingMoves.length)];
    const move = this.catalogue.find((candidate) => candidate.number === number);
    return move && { move, length: Math.max(4, 2 * Math.round(move.beats / 2)) };
  }
}
