import type { Side } from "../format/compiled-move.ts";
import { clamp } from "../math/curves.ts";
import { beatTime, type ClipInstance, localToWorld } from "../sequence/clip-instance.ts";
import { QUICK_STEP } from "../sequence/landings.ts";
import type { Spot } from "./footwork.ts";
import { HOME_X, sign, WIDEST } from "./home.ts";

/** How far a foot is from the straight way in the middle of a step. */
export interface LegSwing {
  /** Metres on the stage. */
  aside: { x: number; z: number };
  /** Metres higher than the step's own arc. */
  up: number;
  /** How far its toes point down, degrees. */
  point: number;
}

/** A foot that goes further to the front or back than this swings out the other way first, metres. */
const GOES = 0.08;
/** No foot swings further back, metres: hips stretch less than they bend. */
const FURTHEST_BACK = 0.2;
/** From this intensity on a leg swings as far as the style says. */
const LOUD = 0.33;

/**
 * How the free leg swings on its way from one spot of the floor to another: it kicks, brushes or flicks in the style's
 * way, and more in loud music.
 * @param facing Where the body faces on landing, degrees.
 * @param other Where the other foot stands.
 */
export function legSwing(
  clip: ClipInstance,
  side: Side,
  way: { start: number; end: number; from: Spot; to: Spot; facing: number; other: Spot },
): LegSwing | undefined {
  const { style, size, move, intensity } = clip;
  const { from, to, facing, other } = way;
  const { ahead, up, point } = style.swing;
  if (move.hands.length > 0 || from.frame !== "floor" || other.frame !== "floor") return undefined;
  if (way.end - way.start < QUICK_STEP) return undefined;
  const level = intensity.level(beatTime(clip, way.end));
  const gain = clamp(level / LOUD, 0, 1) * size;
  if (gain <= 0) return undefined;
  const here = { x: 0, z: 0, turn: -facing };
  const start = localToWorld(here, from.x - other.x, from.z - other.z);
  const end = localToWorld(here, to.x - other.x, to.z - other.z);
  // A foot that comes near to the other one, or crosses it, goes its way without a swing.
  if (Math.min(sign(side) * start.x, sign(side) * end.x) < HOME_X) return undefined;
  const swings = Math.max(-FURTHEST_BACK, ahead * gain * shareOf(end.z - start.z, ahead));
  return {
    aside: localToWorld({ x: 0, z: 0, turn: facing }, 0, swings),
    up: up * gain,
    point: point * gain,
  };
}

/** Which share of the style's swing a foot makes that goes so far to the front, metres: against its way, and less on a long one. */
function shareOf(goes: number, ahead: number): number {
  if (Math.abs(goes) <= GOES) return 1;
  const against = goes * ahead > 0 ? -1 : 1;
  return against * Math.max(0, 1 - Math.abs(goes) / WIDEST);
}
