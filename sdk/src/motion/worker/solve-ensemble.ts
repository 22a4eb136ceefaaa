import type { Ensemble, EnsembleOptions } from "../ensemble/create-ensemble.ts";
import { DEFAULT_RIG, type Rig } from "../rig/rig.ts";
import type { DanceScore } from "../sequence/score.ts";
import { SolverQueue } from "./solver-queue.ts";

const queue = new SolverQueue();

/**
 * Solves the dances of all beside a leader, as `solveDance` does it for the leader: in a worker of its own, or in place where
 * there are none.
 * @param leader The leader's score and body; that of our dancers where there is none.
 * @throws the signal's reason when it is aborted.
 * @example
 * const { members } = await solveEnsemble({ score }, { dancers: 3, arrangement: "mirrored" });
 */
export async function solveEnsemble(
  { score, rig = DEFAULT_RIG }: { score: DanceScore; rig?: Rig },
  { dancers, arrangement, delay }: EnsembleOptions,
  signal?: AbortSignal,
): Promise<Ensemble> {
  const ensemble = { dancers, arrangement, delay };
  const solved = await queue.run({ score, rig: rig === DEFAULT_RIG ? undefined : rig, ensemble }, signal);
  if (!("members" in solved)) throw new TypeError("The solver answered something else.");
  const members = solved.members.map((member) => ({ ...member, dance: { ...member.dance, rig: DEFAULT_RIG } }));
  return { ...solved, members };
}
