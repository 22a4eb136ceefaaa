import type { Side } from "../format/compiled-move.ts";
import { localToWorld, type RootTransform } from "../sequence/clip-instance.ts";
import type { Spot } from "./footwork.ts";

/** Half the neutral stance, metres; written moves count from here. */
export const HOME_X = 0.095;
/** Toes of the neutral stance turn out by this, degrees. */
export const HOME_YAW = 6;

/** Steps into place are no longer than this, metres: longer ways are walked in several. */
export const LONGEST_STEP = 0.4;
/** Feet are set down no further apart than this, metres: the hips would have to come down too far between them. */
export const WIDEST = 0.7;

/** 1 for the left, −1 for the right. */
export const sign = (side: Side): 1 | -1 => (side === 0 ? 1 : -1);

/** A foot's home in a root's frame for a style. */
export function homeSpot(side: Side, root: RootTransform, style: { width: number; turnout: number }): Spot {
  const at = localToWorld(root, sign(side) * (HOME_X + style.width), 0);
  return { frame: "floor", ...at, y: 0, yaw: root.turn + sign(side) * (HOME_YAW + style.turnout), point: 0 };
}
