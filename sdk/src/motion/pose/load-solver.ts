import type { DanceScore } from "../sequence/score.ts";
import type { Dance, DanceOptions } from "./solved-dance.ts";

/** What makes dances at once. */
export interface DanceSolver {
  /** As `createDance` of this entry. */
  createDance(score: DanceScore, options?: DanceOptions): Dance;
}

/**
 * Loads the moves, the styles and the solver. Bundlers put them into a file of their own, as long as nothing imports
 * `createDance`; what only poses a dance that is solved has no need of them.
 * @throws {TypeError} when the file cannot be had.
 * @example
 * const { createDance } = await loadSolver();
 * const dance = createDance(score);
 */
export function loadSolver(): Promise<DanceSolver> {
  return import("./solver.ts");
}
