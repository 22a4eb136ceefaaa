import type { DanceScore } from "../sequence/score.ts";
import { solveSteps } from "./solve-steps.ts";
import type { Dance, DanceOptions } from "./solved-dance.ts";
import { atOnce } from "./time-slices.ts";

/**
 * Makes a score ready: places, mirrors and joins its moves, and keeps them on the stage. Never throws: what is odd in a
 * score is put right or left out. It takes a tenth of a second or more for a minute; `solveDance` does it in slices, and
 * loads the moves and what solves them when it is first called.
 */
export function createDance(score: DanceScore, options: DanceOptions = {}): Dance {
  return atOnce(solveSteps(score, options)).dance;
}
