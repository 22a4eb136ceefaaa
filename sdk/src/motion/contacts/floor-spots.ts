import type { FootLine, JumpLine, Landed, Side } from "../format/compiled-move.ts";
import { type ClipInstance, localToWorld } from "../sequence/clip-instance.ts";
import { lastLanding, shareOfWay, stepsOnBothFeet } from "../sequence/landings.ts";
import type { Spot } from "./footwork.ts";
import { HOME_X, HOME_YAW, sign } from "./home.ts";

/** One line of a clip about feet, already mirrored where the clip is. */
export type Line = { start: number; foot: FootLine } | { start: number; jump: JumpLine };

/**
 * Where the lines of a clip set the feet down. Call in the order of the lines, because a foot keeps its last heading.
 */
export class FloorSpots {
  private readonly clip: ClipInstance;
  private readonly yaw: [number, number] = [0, 0];
  private readonly drift: { x: number; z: number };
  /** When each foot is set down for the last time, beats. */
  private readonly last: readonly [number, number];

  constructor(clip: ClipInstance) {
    this.clip = clip;
    this.drift = driftOf(clip);
    const side = (mirror: Side): Side => (clip.mirrored ? (mirror === 0 ? 1 : 0) : mirror);
    this.last = [lastLanding(clip.move, side(0)), lastLanding(clip.move, side(1))];
  }

  /** The heading of the body over a foot, degrees in the world. */
  facing(side: Side): number {
    return this.clip.root.turn + this.yaw[side] * this.clip.turning;
  }

  /** Whether a landing at that beat is the last of the clip. */
  isLast(end: number): boolean {
    return end >= Math.max(...this.last) - 1e-9;
  }

  /**
   * A foot's spot at the end of a line.
   * @param end Beat at which the line ends.
   * @param landing Its place from the foot's home, and its new heading; without a place the foot only turns where it
   * `stands`.
   */
  spot(
    side: Side,
    end: number,
    { x, z, yaw, facing: home }: NonNullable<Landed>,
    stands: { x: number; z: number },
  ): Spot {
    this.yaw[side] = yaw ?? this.yaw[side];
    const { root, stride, style, move } = this.clip;
    const facing = this.facing(side);
    const heading = facing + sign(side) * (HOME_YAW + style.turnout);
    if (x === undefined || z === undefined)
      return { frame: "floor", x: stands.x, y: 0, z: stands.z, yaw: heading, point: 0 };
    const from = localToWorld({ x: 0, z: 0, turn: home * this.clip.turning }, sign(side) * HOME_X, 0);
    const at = localToWorld(root, from.x + x * stride, from.z + z * stride);
    const wide = localToWorld({ x: at.x, z: at.z, turn: facing }, sign(side) * style.width, 0);
    const share = shareOfWay(end, this.last[side], move.beats);
    const { drift } = this;
    return { frame: "floor", x: wide.x + drift.x * share, y: 0, z: wide.z + drift.z * share, yaw: heading, point: 0 };
  }
}

/** The distance from the move's end to the end that its text states, metres in the world. */
function driftOf({ move, root, endRoot, stride, mirrored }: ClipInstance): { x: number; z: number } {
  if (!stepsOnBothFeet(move)) return { x: 0, z: 0 };
  const written = localToWorld(root, (mirrored ? -1 : 1) * move.end.x * stride, move.end.z * stride);
  return { x: endRoot.x - written.x, z: endRoot.z - written.z };
}
