import type { Dance } from "../pose/dance.ts";
import { poseAt } from "../pose/dance.ts";
import { worldPositions } from "../rig/kinematics.ts";
import { createPose } from "../rig/pose.ts";
import { BONES } from "../rig/skeleton.ts";

/** A dance as data, for other engines and for measuring. */
export interface PoseSequence {
  fps: number;
  /** VRM humanoid bone names. */
  bones: readonly string[];
  /** `frames[i]`: world positions x, y, z of all bones in metres, in the order of `bones`, at i/fps seconds. */
  frames: number[][];
  /** For each frame whether a foot is on the floor. */
  contacts: { left: (0 | 1)[]; right: (0 | 1)[] };
  /** Seconds. */
  beats: number[];
  /** Move numbers with their times in seconds. */
  steps: { n: number; start: number; end: number }[];
}

/** To a thousandth of a millimetre: coarser steps would show in accelerations as noise. */
const round = (metres: number) => Math.round(metres * 1e6) / 1e6;

/** Samples a dance from its start to the end of its score. */
export function poseSequence(dance: Dance, fps = 60): PoseSequence {
  const { score } = dance;
  const count = Math.floor(score.duration * fps + 1e-9) + 1;
  const pose = createPose();
  const positions = new Float32Array(3 * BONES.length);
  const sequence: PoseSequence = {
    fps,
    bones: BONES,
    frames: [],
    contacts: { left: [], right: [] },
    beats: [...score.beats],
    steps: score.moves.map(({ move, start, end }) => ({ n: move, start, end })),
  };
  for (let i = 0; i < count; i++) {
    poseAt(dance, i / fps, pose);
    worldPositions(pose, positions, dance.rig);
    sequence.frames.push(Array.from(positions, round));
    sequence.contacts.left.push(pose.contacts.left);
    sequence.contacts.right.push(pose.contacts.right);
  }
  return sequence;
}
