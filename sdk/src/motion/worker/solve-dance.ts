import type { Dance, DanceOptions } from "../pose/solved-dance.ts";
import { DEFAULT_RIG } from "../rig/rig.ts";
import type { DanceScore } from "../sequence/score.ts";
import { SolverQueue } from "./solver-queue.ts";

/** How {@link solveDance} works. */
export interface SolveOptions extends Pick<DanceOptions, "rig"> {
  /** Stops solving. */
  signal?: AbortSignal | undefined;
}

const queue = new SolverQueue();

/**
 * Makes a score ready as `createDance` does, in a worker: a page stays awake meanwhile, and does not load the moves and
 * the solver. Where there are no workers, as in Node, it is done in place.
 * @throws the signal's reason when it is aborted.
 * @example
 * const dance = await solveDance(score);
 * const pose = poseAt(dance, 2);
 */
export async function solveDance(score: DanceScore, { rig = DEFAULT_RIG, signal }: SolveOptions = {}): Promise<Dance> {
  const solved = await queue.run({ score, rig: rig === DEFAULT_RIG ? undefined : rig }, signal);
  if (!("dance" in solved)) throw new TypeError("The solver answered something else.");
  return { ...solved.dance, score, rig };
}
