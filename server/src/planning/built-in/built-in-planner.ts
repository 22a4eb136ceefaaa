import { CATALOGUE, type MoveInfo } from "@nataraj/sdk/motion";
import type { Plan, Planner, PlanningTask } from "../planner.ts";
import { type Block, blocksOf } from "./blocks.ts";
import { type Draft, planOf } from "./draft.ts";
import { pulsesOf } from "./pulses.ts";
import { hashToUnit } from "./random.ts";
import { type Closing, searchDance } from "./search.ts";
import { timedWords } from "./words.ts";

/** Moves that say goodbye, by number: a bow, a cheer, a wave. */
const BOW = 27;
const GOODBYES = [BOW, 1, 19];
/** Styles whose dances end in a bow. */
const BOWING = ["Indian Classical", "Ballet", "Contemporary", "Jazz Dance"];
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

  /**
   * The dance in counts.
   * @throws {RangeError} when the task names no style.
   */
  draft({ analysis, styles, seed }: PlanningTask): Draft {
    if (styles.length === 0) throw new RangeError("A choreography needs at least one dance style.");
    const pulses = pulsesOf(analysis);
    const blocks = blocksOf(pulses, analysis.sections, styles);
    const context = { pulses, words: timedWords(analysis.lyrics), seed };
    return { pulses, blocks, placed: searchDance(blocks, this.catalogue, context, this.#closing(blocks, seed)) };
  }

  #closing(blocks: readonly Block[], seed: string): Closing | undefined {
    const last = blocks.at(-1);
    if (!last || last.to < SHORTEST_WITH_CLOSING) return undefined;
    const number = BOWING.includes(last.style)
      ? BOW
      : (GOODBYES[Math.floor(hashToUnit(seed, "closing") * GOODBYES.length)] as number);
    const move = this.catalogue.find((candidate) => candidate.number === number);
    return move && { move, length: Math.max(4, 2 * Math.round(move.beats / 2)) };
  }
}
