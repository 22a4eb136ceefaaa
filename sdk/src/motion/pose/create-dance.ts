import type { DanceScore } from "../sequence/score.ts";
import { solve } from "./solve.ts";
import type { Dance, DanceOptions } from "./solved-dance.ts";

/**
 * Makes a score ready: places, mirrors and joins its moves, and keeps them on the stage. Never throws: what is odd in a
 * score is put right or left out. It takes a tenth of a second or more for a minute; in a page, `solveDance` does it in a
 * worker.
 */
export function createDance(score: DanceScore, options: DanceOptions = {}): Dance {
  return solve(score, options).dance;
}
