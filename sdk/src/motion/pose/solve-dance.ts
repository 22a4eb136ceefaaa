import type { DanceScore } from "../sequence/score.ts";
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
 * Makes a score ready as `createDance` does, in slices of a few milliseconds: a page stays awake meanwhile. The moves and
 * the solver are loaded when it is first called (`loadSolver`).
 * @throws the signal's reason when it is aborted.
 */
export async function solveDance(
  score: DanceScore,
  { before, signal, ...options }: SolveOptions = {},
): Promise<SolvedDance> {
  const { reuseOf, solveSteps } = await import("./solver.ts");
  return inSlices(solveSteps(score, options, before && reuseOf(before, score, options)), signal);
}
