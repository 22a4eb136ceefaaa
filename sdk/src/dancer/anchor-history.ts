import { float32At, float64At } from "../arrays/index.ts";
import { createPose, createWorldTransforms, type Pose, rotate, worldTransforms } from "../motion/index.ts";
import type { SwayBone } from "./sway-bones.ts";

/** The dance as a function: fills a pose for a time in seconds. */
export type PoseSource = (seconds: number, out: Pose) => void;

/** Seconds between the samples of the past. */
export const STEP = 1 / 24;
/** Samples kept, a power of two: more than the longest response reaches back. */
const KEPT = 64;

/**
 * The accelerations of the roots of swinging chains, sampled on a fixed grid of times. The samples are a cache. Each
 * depends on its time alone, so a moment looks the same after every seek.
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

  const startOf = (tick: number) => (tick & (KEPT - 1)) * width;

  /** Where the roots were at a tick: an offset in `positions`. */
  function placeAt(tick: number): number {
    const slot = tick & (KEPT - 1);
    const start = slot * width;
    if (placed[slot] === tick) return start;
    placed[slot] = tick;
    source?.(tick * STEP, pose);
    worldTransforms(pose, world);
    for (let i = 0; i < roots.length; i++) {
      const { anchor, offset } = roots[i] as SwayBone;
      const at = start + i * 3;
      rotate(positions, at, world.rotations, anchor * 4, offset[0], offset[1], offset[2]);
      for (let k = 0; k < 3; k++)
        positions[at + k] = float64At(positions, at + k) + float32At(world.positions, anchor * 3 + k);
    }
    return start;
  }

  function feelAt(tick: number): void {
    const before = placeAt(tick - 1);
    const now = placeAt(tick);
    const after = placeAt(tick + 1);
    const start = startOf(tick);
    for (let k = 0; k < width; k++) {
      const bend =
        float64At(positions, after + k) - 2 * float64At(positions, now + k) + float64At(positions, before + k);
      accelerations[start + k] = bend / (STEP * STEP);
    }
  }

  return {
    /** Sets whose past it is; what was remembered of another dance is forgotten. */
    follow(next: PoseSource): void {
      source = next;
      placed.fill(Number.NaN);
      felt.fill(Number.NaN);
    },
    /** Makes sure that the newest ticks of the grid are in `accelerations`. */
    recall(newest: number, ticks: number): void {
      for (let tick = newest; tick > newest - ticks; tick--) {
        const slot = tick & (KEPT - 1);
        if (felt[slot] === tick) continue;
        felt[slot] = tick;
        feelAt(tick);
      }
    },
    /** Offset of a tick in `accelerations`; the roots follow each other, three numbers each. */
    startOf,
    /** m/s². */
    accelerations,
  };
}

export type AnchorHistory = ReturnType<typeof createAnchorHistory>;
