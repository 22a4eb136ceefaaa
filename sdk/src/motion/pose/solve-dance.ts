import type { DanceScore } from "../sequence/score.ts";
import { solveSteps } from "./solve-steps.ts";
import type { DanceOptions, SolvedDance } from "./solved-dance.ts";
import { inSlices } from "./time-slices.ts";

/** How {@link solveDance} works. */
export interface SolveOptions extends DanceOptions {
  /**
   * A dance that was solved before, best the same before an edit. Only what the edit changed is solved; the poses are the
   * same to the last bit as without it.
   */
  before?: SolvedDance | undefined;
  /** Stops solving. */
  signal?: AbortSignal | undefined;
}

/**
 * Makes a score ready as `createDance` does, in slices of a few milliseconds: a page stays awake meanwhile.
 * @throws the signal's reason when it is aborted.
 */
export function solveDance(score: DanceScore, { before, signal, ...options }: SolveOptions = {}): Promise<SolvedDance> {
  return inSlices(solveSteps(score, options, before), signal);
}
