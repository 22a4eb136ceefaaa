import type { FootLine, JumpLine, Side } from "../../format/compiled-move.ts";
import { stepsOnBothFeet } from "../place.ts";
import { onStage, type Placed } from "../placed.ts";
import type { Spot } from "./footwork.ts";
import { HOME_X, HOME_YAW, sign } from "./home.ts";

/** One line about feet of a placed move, already mirrored where the move is. */
export type Line = { start: number; foot: FootLine } | { start: number; jump: JumpLine };

/** Where the lines of one placed move set the feet down. Asked in their order: a foot keeps the heading that it has. */
export class FloorSpots {
  private readonly placed: Placed;
  private readonly yaw: [number, number] = [0, 0];
  private readonly drift: { x: number; z: number };
  /** When each foot is set down for the last time, beats. */
  private readonly last: readonly [number, number];

  constructor(placed: Placed, lines: readonly Line[]) {
    this.placed = placed;
    this.drift = driftOf(placed);
    this.last = [lastOf(lines, 0), lastOf(lines, 1)];
  }

  /** The front of the body over a foot, degrees on the stage. */
  facing(side: Side): number {
    return this.placed.root.turn + this.yaw[side] * this.placed.turning;
  }

  /**
   * A foot's spot at the end of a line.
   * @param end Beat at which the line ends.
   * @param x From the foot's home, metres; without it the foot only turns where it `stands`.
   * @param turn Its new heading from the move's start, degrees.
   */
  spot(
    side: Side,
    end: number,
    x: number | undefined,
    z: number | undefined,
    turn: number | undefined,
    stands: { x: number; z: number },
  ): Spot {
    this.yaw[side] = turn ?? this.yaw[side];
    const { root, stride, style, move } = this.placed;
    const facing = this.facing(side);
    const heading = facing + sign(side) * (HOME_YAW + style.turnout);
    if (x === undefined || z === undefined)
      return { frame: "floor", x: stands.x, y: 0, z: stands.z, yaw: heading, point: 0 };
    const at = onStage(root, sign(side) * HOME_X + x * stride, z * stride);
    const wide = onStage({ x: at.x, z: at.z, turn: facing }, sign(side) * style.width, 0);
    const share = end >= this.last[side] - 1e-9 ? 1 : end / move.beats;
    const { drift } = this;
    return { frame: "floor", x: wide.x + drift.x * share, y: 0, z: wide.z + drift.z * share, yaw: heading, point: 0 };
  }
}

function lastOf(lines: readonly Line[], side: Side): number {
  const ends = lines.map((line) =>
    "foot" in line ? (line.foot.side === side ? line.foot.end : 0) : line.jump.feet[side] ? line.jump.end : 0,
  );
  return Math.max(0, ...ends);
}

/** How far the move ends from where its text says, on the stage. */
function driftOf({ move, root, next, stride, mirrored }: Placed): { x: number; z: number } {
  if (!stepsOnBothFeet(move)) return { x: 0, z: 0 };
  const written = onStage(root, (mirrored ? -1 : 1) * move.end.x * stride, move.end.z * stride);
  return { x: next.x - written.x, z: next.z - written.z };
}
