import { DEFAULT_RIG } from "../rig/rig.ts";
import type { DanceScore } from "../sequence/score.ts";
import { type ChangedFrames, changedFrames, type LaidOutDance } from "./changed-frames.ts";
import { sameData } from "./same-data.ts";
import type { DanceOptions, SolvedDance } from "./solved-dance.ts";

/** What a dance that was solved before saves the next one. */
export interface Reuse extends Pick<SolvedDance, "grid" | "intensity" | "baked"> {
  /** The frames that are solved again. */
  changed(laidOut: LaidOutDance): ChangedFrames;
}

/** What of a dance can be taken over for a score; nothing, where more than the moves differ. */
export function reuseOf(
  { dance, grid, intensity, baked }: SolvedDance,
  score: DanceScore,
  { rig = DEFAULT_RIG }: DanceOptions,
): Reuse | undefined {
  if (dance.rig !== rig || !sameData({ ...dance.score, moves: [] }, { ...score, moves: [] })) return undefined;
  return { grid, intensity, baked, changed: (laidOut) => changedFrames({ ...dance, intensity }, laidOut) };
}
