import { CATALOGUE, type MoveInfo } from "@nataraj/sdk/motion";
import type { Plan, Planner, PlanningTask, SectionPlan, SectionTask } from "../planner.ts";
import { type Block, blocksOf } from "./blocks.ts";
import { type Draft, explain, planOf } from "./draft.ts";
import { goodbyesOf } from "./goodbyes.ts";
import { presentSteps } from "./present.ts";
import { pulsesOf } from "./pulses.ts";
import { hashToUnit } from "./random.ts";
import { redanceSection } from "./redance-section.ts";
import { type Closing, searchDance } from "./search.ts";
import { timedWords } from "./words.ts";

/** A dance shorter than this many pulses has no room for a goodbye. */
const SHORTEST_WITH_CLOSING = 16;

/**
 * The planner that needs no network: a search over the catalogue for every count of the music. The same analysis, styles
 * and seed give the same dance.
 */
export class BuiltInPlanner implements Planner {
  readonly catalogue: readonly MoveInfo[];

  constructor(catalogue: readonly MoveInfo[] = CATALOGUE) {
    this.catalogue = catalogue;
  }

  async plan(task: PlanningTask, signal?: AbortSignal): Promise<Plan> {
    signal?.throwIfAborted();
    return planOf(this.draft(task), task);
  }

  async planSection(task: SectionTask, signal?: AbortSignal): Promise<SectionPlan> {
    signal?.throwIfAborted();
    const { placed, at } = redanceSection(task, this.catalogue);
    const explanation = placed.map((move, i) => explain(move, at[i] as number));
    return { steps: placed.map(({ move }) => move.number), at, explanation };
  }

  /**
   * The dance in counts.
   * @throws {RangeError} when the task names no style.
   */
  draft({ analysis, styles, seed, present }: PlanningTask): Draft {
    if (styles.length === 0) throw new RangeError("A choreography needs at least one dance style.");
    const pulses = pulsesOf(analysis);
    const blocks = blocksOf(pulses, analysis.sections, styles);
    const moves = present && new Map(presentSteps(present, pulses).map(({ from, move }) => [from, move]));
    const context = { pulses, words: timedWords(analysis.lyrics), seed, present: moves };
    return { pulses, blocks, placed: searchDance(blocks, this.catalogue, context, this.#closing(blocks, seed)) };
  }

  #closing(blocks: readonly Block[], seed: string): Closing | undefined {
    const last = blocks.at(-1);
    if (!last || last.to < SHORTEST_WITH_CLOSING) return undefined;
    const goodbyes = goodbyesOf(last.style);
    const number = goodbyes[Math.floor(hashToUnit(seed, "closing") * goodbyes.length)];
    const move = this.catalogue.find((candidate) => candidate.number === number);
    return move && { move, length: Math.max(4, 2 * Math.round(move.beats / 2)) };
  }
}
