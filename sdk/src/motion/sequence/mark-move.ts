import type { CompiledMove, FootLine, JumpLine } from "../format/compiled-move.ts";
import { STEP_HEIGHT } from "./mark-time.ts";

/** Beats a second up to which a body can go onto its hands and come back. */
export const FASTEST_ON_HANDS = 2.11;
/** Time in which a hand takes the floor and leaves it, and the body comes over it. Beats. */
export const HANDS_TAKE = 0.48;
/** Beats a second up to which music is danced, and a little more as it wavers; what a document wants faster is marked. */
export const FASTEST_MUSIC = 143 / 60;

/**
 * A move as dancers mark it where there is no time for all of it: who goes onto the hands stays upright instead, and dances
 * the style's line; feet step, or stay, where they would kick and jump.
 * @param rate Its beats a second.
 */
export function markMove(move: CompiledMove, rate: number): CompiledMove {
  if (move.hands.length > 0) return rate > FASTEST_ON_HANDS ? upright(move) : move;
  return rate > FASTEST_MUSIC ? grounded(move) : move;
}

/** A move on the hands as it is marked by one who stays upright. */
export function upright(move: CompiledMove): CompiledMove {
  return { ...grounded(move), curves: move.curves.map(() => undefined), hands: [] };
}

/** A move whose feet stay on the floor but for their steps, which have no time to roll. */
export function grounded(move: CompiledMove): CompiledMove {
  const kept = move.feet
    .filter(({ kind }) => kind !== "lift")
    .map(
      (foot): FootLine => ({
        ...foot,
        height: Math.min(foot.height, STEP_HEIGHT),
        landing: "flat",
      }),
    );
  return { ...move, jumps: [], feet: [...kept, ...move.jumps.flatMap(steps)].sort((a, b) => a.start - b.start) };
}

/** The steps to where a jump lands; of both feet one after the other. */
function steps({ start, end, feet, line }: JumpLine): FootLine[] {
  const moving = ([0, 1] as const).filter((side) => feet[side]?.x !== undefined);
  return moving.map((side, i): FootLine => {
    const spot = feet[side];
    const share = (end - start) / moving.length;
    return {
      side,
      start: start + i * share,
      end: start + (i + 1) * share,
      kind: "step",
      x: spot?.x,
      y: 0,
      z: spot?.z,
      yaw: spot?.yaw,
      facing: spot?.facing ?? 0,
      height: STEP_HEIGHT,
      landing: "flat",
      frame: "floor",
      point: 0,
      on: false,
      line,
    };
  });
}
