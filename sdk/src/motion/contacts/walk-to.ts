import { RADIANS } from "../math/curves.ts";
import type { BeatGrid } from "../sequence/beat-grid.ts";
import type { RootTransform } from "../sequence/clip-instance.ts";
import { STEP_HEIGHT } from "../sequence/mark-time.ts";
import type { StyleLayer } from "../styles/layer.ts";
import type { FootworkBuilder } from "./footwork-builder.ts";
import { homeSpot, LONGEST_STEP } from "./home.ts";

const LARGEST_TURN = 60;
/** A step into place takes so long, seconds. */
export const STEP_SECONDS = 0.3;

/**
 * Walks the feet from one root to another, one foot after the other. With a beat grid, each step lands on the next half
 * beat if it waits for it no longer than a step takes.
 * @returns When the last step ends, seconds.
 */
export function walkTo(
  feet: FootworkBuilder,
  from: RootTransform,
  to: RootTransform,
  style: StyleLayer,
  start: number,
  grid?: BeatGrid,
): number {
  const distance = Math.hypot(to.x - from.x, to.z - from.z);
  const strides = Math.ceil(Math.max(distance / LONGEST_STEP, Math.abs(to.turn - from.turn) / LARGEST_TURN) - 1e-6);
  let t = start;
  for (let i = 1; i <= Math.max(1, strides); i++) {
    const share = strides === 0 ? 1 : i / strides;
    const root = {
      x: from.x + (to.x - from.x) * share,
      z: from.z + (to.z - from.z) * share,
      turn: from.turn + (to.turn - from.turn) * share,
    };
    for (const side of [0, 1] as const) {
      const spot = homeSpot(side, root, style);
      if (isNear(feet, side, spot)) continue;
      const end = landing(t + STEP_SECONDS, grid);
      feet.addEvent(side, {
        start: end - STEP_SECONDS,
        end,
        kind: "step",
        to: spot,
        height: STEP_HEIGHT,
        landing: "ball",
      });
      t = end;
    }
  }
  return t;
}

function landing(earliest: number, grid: BeatGrid | undefined): number {
  if (!grid) return earliest;
  const half = grid.timeAt(Math.ceil(grid.beatAt(earliest) * 2 - 1e-6) / 2);
  return half - earliest < STEP_SECONDS ? half : earliest;
}

/** Whether a foot is where it should be. @param tolerance Metres, for its ankle and its toes. */
export function isNear(
  feet: FootworkBuilder,
  side: 0 | 1,
  spot: { x: number; z: number; yaw: number },
  tolerance = 1e-4,
): boolean {
  const now = feet.spot(side);
  const turned = Math.abs(now.yaw - spot.yaw) * RADIANS * feet.rig.ball;
  return now.frame === "floor" && Math.hypot(now.x - spot.x, now.z - spot.z) + turned < tolerance;
}
