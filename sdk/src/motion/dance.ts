import { createPose, type Pose } from "./pose.ts";
import { DEFAULT_RIG, type Rig } from "./rig.ts";
import type { DanceScore } from "./score.ts";

/** A score made ready to be danced by a body. */
export interface Dance {
  readonly score: DanceScore;
  readonly rig: Rig;
}

/** Makes a score ready: places, mirrors and joins its moves. Never throws: what is odd in a score is put right. */
export function createDance(score: DanceScore, { rig = DEFAULT_RIG }: { rig?: Rig } = {}): Dance {
  return { score, rig };
}

/**
 * The pose at a time in seconds: a pure function, the same to the last bit whatever was asked before.
 * @param out Filled and returned; without it a new pose is made.
 */
export function poseAt(_dance: Dance, _seconds: number, out: Pose = createPose()): Pose {
  return out;
}
