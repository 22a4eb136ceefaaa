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

/**
 * Where the roots of the swinging chains were, sampled on a fixed grid of times. The grid is only a memory: a sample
 * depends on its time alone, so the same moment always sways the same way, wherever one has sought from.
 */
export function createAnchorHistory(roots: readonly SwayBone[]) {
  const pose = createPose();
  const world = createWorldTransforms();
  const times = new Float64Array(KEPT).fill(Number.NaN);
  const positions = new Float64Array(KEPT * roots.length * 3);
  let source: PoseSource | undefined;

  function fill(slot: number, tick: number): void {
    source?.(tick * STEP, pose);
    worldTransforms(pose, world);
    roots.forEach(({ anchor, offset }, i) => {
      rotation.fromArray(world.rotations as unknown as number[], anchor * 4);
      point.copy(offset).applyQuaternion(rotation);
      const at = (slot * roots.length + i) * 3;
      for (let k = 0; k < 3; k++)
        positions[at + k] = (world.positions[anchor * 3 + k] as number) + point.getComponent(k);
    });
    times[slot] = tick;
  }

  return {
    /** Sets whose past it is; what was remembered of another dance is forgotten. */
    follow(next: PoseSource): void {
      source = next;
      times.fill(Number.NaN);
    },
    /** Offset in `positions` of the sample at a tick of the grid; the roots follow each other, three numbers each. */
    at(tick: number): number {
      const slot = ((tick % KEPT) + KEPT) % KEPT;
      if (times[slot] !== tick) fill(slot, tick);
      return slot * roots.length * 3;
    },
    positions,
  };
}

export type AnchorHistory = ReturnType<typeof createAnchorHistory>;
