import type { EnsembleMember, EnsembleOptions } from "../ensemble/create-ensemble.ts";
import type { Dance } from "../pose/solved-dance.ts";
import type { Rig } from "../rig/rig.ts";
import type { DanceScore } from "../sequence/score.ts";

/** What a page asks of the solver's worker. The rig is left out where it is that of our own dancers. */
export interface SolverRequest {
  score: DanceScore;
  rig: Rig | undefined;
  /** Who dances beside the leader; without it the leader's dance is wanted. */
  ensemble?: EnsembleOptions;
}

/** A dance without what the page has already. */
export type SolvedTracks = Omit<Dance, "score" | "rig">;

/** What the worker answers. Rigs of members are those of our own dancers, and left out. */
export type SolverAnswer =
  | { dance: SolvedTracks }
  | { members: (Omit<EnsembleMember, "dance"> & { dance: Omit<Dance, "rig"> })[]; radius: number; changes: number };

/** An answer, or what went wrong. */
export type SolverReply = { answer: SolverAnswer } | { error: string };
