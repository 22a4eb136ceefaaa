import { createPose, createWorldTransforms, type Pose, worldTransforms } from "@nataraj/sdk/motion";
import { Quaternion, Vector3 } from "three";
import type { SwayBone } from "./sway-bones.ts";

/** The dance as a function: fills a pose for a time in seconds. */
export type PoseSource = (seconds: number, out: Pose) => void;

/** Seconds between the samples of the past. */
export const STEP = 1 / 24;
/** Samples kept: more than the longest response reaches back. */
const KEPT = 64;

const rotation = new Quaternion();
const point = new Vector3();
const slotOf = (tick: number) => ((tick % KEPT) + KEPT) % KEPT;

/**
 * How the roots of the swinging chains were accelerated, sampled on a fixed grid of times. The grid is only a memory: a
 * sample depends on its time alone, so the same moment always sways the same way, wherever one has sought from.
 */
export function createAnchorHistory(roots: readonly SwayBone[]) {
  const width = roots.length * 3;
  const pose = createPose();
  const world = createWorldTransforms();
  const placed = new Float64Array(KEPT).fill(Number.NaN);
  const positions = new Float64Array(KEPT * width);
  const felt = new Float64Array(KEPT).fill(Number.NaN);
  const accelerations = new Float64Array(KEPT * width);
  let source: PoseSource | undefined;

  /** Where the roots were at a tick: an offset in `positions`. */
  function placeAt(tick: number): number {
    const slot = slotOf(tick);
    const start = slot * width;
    if (placed[slot] === tick) return start;
    placed[slot] = tick;
    source?.(tick * STEP, pose);
    worldTransforms(pose, world);
    roots.forEach(({ anchor, offset }, i) => {
      rotation.fromArray(world.rotations as unknown as number[], anchor * 4);
      point
        .copy(offset)
        .applyQuaternion(rotation)
        .toArray(positions, start + i * 3);
      for (let k = 0; k < 3; k++) (positions[start + i * 3 + k] as number) += world.positions[anchor * 3 + k] as number;
    });
    return start;
  }

  return {
    /** Sets whose past it is; what was remembered of another dance is forgotten. */
    follow(next: PoseSource): void {
      source = next;
      placed.fill(Number.NaN);
      felt.fill(Number.NaN);
    },
    /** Offset in `accelerations` of a tick of the grid; the roots follow each other, three numbers each. */
    at(tick: number): number {
      const slot = slotOf(tick);
      const start = slot * width;
      if (felt[slot] === tick) return start;
      felt[slot] = tick;
      const [before, now, after] = [placeAt(tick - 1), placeAt(tick), placeAt(tick + 1)];
      for (let k = 0; k < width; k++) {
        const bend =
          (positions[after + k] as number) - 2 * (positions[now + k] as number) + (positions[before + k] as number);
        accelerations[start + k] = bend / (STEP * STEP);
      }
      return start;
    },
    /** m/s². */
    accelerations,
  };
}

export type AnchorHistory = ReturnType<typeof createAnchorHistory>;
