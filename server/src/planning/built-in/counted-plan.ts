import { numberAt } from "@nataraj/sdk/arrays";
import { MOVE_NAMES } from "@nataraj/sdk/contract";
import type { Plan, PlanningTask } from "../planner.ts";
import type { Block } from "./blocks.ts";
import { composeDocument } from "./compose-document.ts";
import type { CountGrid } from "./count-grid.ts";
import { type PlacedMove, wordsOf } from "./step-cost.ts";

/** A dance in counts, before it becomes a document. */
export interface CountedPlan {
  grid: CountGrid;
  blocks: Block[];
  placed: PlacedMove[];
}

/**
 * Writes a counted plan out as a plan.
 * @param isFromModel Which of the moves a language model chose.
 */
export function planOf(
  { grid, blocks, placed }: CountedPlan,
  { analysis }: PlanningTask,
  isFromModel: (move: PlacedMove) => boolean = () => false,
): Plan {
  const choreography = composeDocument(analysis, grid, blocks, placed);
  const modelTimes = new Set(placed.filter(isFromModel).map(({ from }) => numberAt(grid.times, from)));
  const plannedBy = Object.entries(choreography).map(([key, { at = [] }]) => {
    const byModel = modelTimes.size > 0 && at.every((time) => modelTimes.has(time));
    return [key, byModel ? "language-model" : "built-in"] as const;
  });
  const explanation = placed.map((move) => explain(move, numberAt(grid.times, move.from)));
  return { choreography, plannedBy: Object.fromEntries(plannedBy), explanation };
}

/** The choice of a move in one line, for people. */
export function explain({ move, length, style, variant, reason }: PlacedMove, seconds: number): string {
  const time = seconds.toFixed(2).padStart(5);
  const done = variant ? `, ${variant}` : "";
  return `${time} s  ${length} counts  ${style}: ${move.number} ${MOVE_NAMES[move.number - 1]}${done} (${wordsOf(reason)})`;
}
