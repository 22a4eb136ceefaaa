import { createEnsemble } from "../ensemble/create-ensemble.ts";
import { solve } from "../pose/solve.ts";
import { DEFAULT_RIG } from "../rig/rig.ts";
import type { SolverAnswer, SolverRequest } from "./requests.ts";

/** Solves what a page asks for: in its worker, or where there are no workers in place. */
export function answer({ score, rig = DEFAULT_RIG, ensemble }: SolverRequest): SolverAnswer {
  const solved = solve(score, { rig });
  if (!ensemble) {
    const { score: _, rig: __, ...tracks } = solved.dance;
    return { dance: tracks };
  }
  const { members, ...rest } = createEnsemble(solved, ensemble);
  return { ...rest, members: members.map(({ dance: { rig: _, ...dance }, ...member }) => ({ ...member, dance })) };
}

/** The memory of an answer's tracks, which is handed over instead of copied. Members may share theirs. */
export function memoryOf(answer: SolverAnswer): ArrayBufferLike[] {
  const dances = "dance" in answer ? [answer.dance] : answer.members.map(({ dance }) => dance);
  return [...new Set(dances.map(({ tracks }) => tracks.buffer))];
}
