import { numberAt } from "@nataraj/sdk/arrays";
import { atOnce, CATALOGUE, inSlices, type MoveInfo } from "@nataraj/sdk/motion";
import type { Plan, Planner, PlanningTask, SegmentPlan, SegmentTask } from "../planner.ts";
import { arcOf } from "./arc.ts";
import { type Block, blocksOf } from "./blocks.ts";
import { closingMovesOf } from "./closing-moves.ts";
import { countGridOf } from "./count-grid.ts";
import { type CountedPlan, explain, planOf } from "./counted-plan.ts";
import { currentSteps } from "./current-steps.ts";
import { lastStroke, poseOn } from "./final-hold.ts";
import { lyricCues } from "./lyric-cues.ts";
import { hashToUnit } from "./random.ts";
import { replanSegment } from "./replan-segment.ts";
import { type Closing, searchDanceSteps } from "./search-dance.ts";
import { varySteps } from "./vary.ts";

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
    return planOf(await this.planInSlices(task, signal), task);
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
  planInCounts(task: PlanningTask): CountedPlan {
    return atOnce(this.#planSteps(task));
  }

  /**
   * As {@link BuiltInPlanner.planInCounts}, in slices between which the server answers: it takes a tenth of a second.
   * @throws {RangeError} when the task names no style; the signal's reason when it is aborted.
   */
  planInSlices(task: PlanningTask, signal?: AbortSignal): Promise<CountedPlan> {
    return inSlices(this.#planSteps(task), signal);
  }

  *#planSteps({ analysis, styles, seed, current }: PlanningTask): Generator<void, CountedPlan> {
    if (styles.length === 0) throw new RangeError("A choreography needs at least one dance style.");
    const grid = countGridOf(analysis);
    const blocks = blocksOf(grid, analysis.sections, styles);
    const moves = current && new Map(currentSteps(current, grid).map(({ from, move }) => [from, move]));
    const context = { grid, lyricWords: lyricCues(analysis.lyrics), seed, current: moves };
    const arc = arcOf(grid, blocks);
    const chosen = yield* searchDanceSteps(
      blocks,
      this.catalogue,
      { ...context, arc },
      this.#closing(blocks, seed, lastStroke(analysis, grid)),
    );
    return yield* varySteps({ grid, blocks, placed: chosen }, seed);
  }

  /** @param stroke The count of the music's last stroke, on which the closing move's pose is to be taken. */
  #closing(blocks: readonly Block[], seed: string, stroke: number | undefined): Closing | undefined {
    const last = blocks.at(-1);
    if (!last || last.to < SHORTEST_WITH_CLOSING) return undefined;
    const closingMoves = closingMovesOf(last.style);
    const number = closingMoves[Math.floor(hashToUnit(seed, "closing") * closingMoves.length)];
    const move = this.catalogue.find((candidate) => candidate.number === number);
    if (!move) return undefined;
    const usual = Math.max(4, 2 * Math.round(move.beats / 2));
    const pose = stroke === undefined ? undefined : poseOn(stroke, move, last);
    if (!pose) return { move, length: usual };
    return { move, length: last.to - pose.from, takes: pose.takes };
  }
}
