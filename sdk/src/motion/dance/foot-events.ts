import type { FootFrame, FootKind, Landing, Side } from "../format/compiled-move.ts";
import { mirrorFoot, mirrorHand, mirrorJump } from "../format/mirror.ts";
import type { Rig } from "../rig.ts";
import { stepsOnBothFeet } from "./place.ts";
import { beatTime, onStage, type Placed, type Root } from "./placed.ts";

/** Half the neutral stance, metres; written moves count from here. */
export const HOME_X = 0.095;
/** Toes of the neutral stance turn out by this, degrees. */
export const HOME_YAW = 6;

/** Where a foot is: on the stage (metres, degrees), or for `air` and `body` counted from the moving body. */
export interface Spot {
  frame: FootFrame;
  x: number;
  y: number;
  z: number;
  yaw: number;
  point: number;
}

/** A foot goes from one spot to another, in seconds. */
export interface FootEvent {
  start: number;
  end: number;
  kind: FootKind | "jump";
  from: Spot;
  to: Spot;
  /** Where the foot last stood, for the path of the hips. */
  ground: { x: number; z: number };
  height: number;
  landing: Landing;
  /** Does not stop at its start, or its end. */
  flows?: { in: boolean; out: boolean };
  /** How far a jumping foot is off its way at the top, metres on the stage. */
  aside?: { x: number; z: number };
}

/** A hand carries the body at a spot of the stage, in seconds. */
export interface HandEvent {
  start: number;
  end: number;
  x: number;
  z: number;
  /** Where the fingers point, degrees. */
  yaw: number;
}

/** The hips fly, in seconds and metres. */
export interface Flight {
  start: number;
  end: number;
  height: number;
}

/** All that touches the floor, in one list for each foot and hand. */
export interface Footwork {
  first: readonly [Spot, Spot];
  feet: readonly [FootEvent[], FootEvent[]];
  hands: readonly [HandEvent[], HandEvent[]];
  flights: Flight[];
}

export const sign = (side: Side): 1 | -1 => (side === 0 ? 1 : -1);

/** A foot's home in a root's frame for a style. */
export function homeSpot(side: Side, root: Root, style: { width: number; turnout: number }): Spot {
  const at = onStage(root, sign(side) * (HOME_X + style.width), 0);
  return { frame: "floor", ...at, y: 0, yaw: root.turn + sign(side) * (HOME_YAW + style.turnout), point: 0 };
}

/** Lays the lines about feet and hands of placed moves on the stage, one after the other. */
export class FootworkBuilder implements Footwork {
  readonly first: readonly [Spot, Spot];
  readonly feet: readonly [FootEvent[], FootEvent[]] = [[], []];
  readonly hands: readonly [HandEvent[], HandEvent[]] = [[], []];
  readonly flights: Flight[] = [];
  private readonly now: [Spot, Spot];
  private readonly ground: [{ x: number; z: number }, { x: number; z: number }];
  private readonly rig: Rig;

  constructor(rig: Rig, root: Root, style: { width: number; turnout: number }) {
    this.rig = rig;
    this.now = [homeSpot(0, root, style), homeSpot(1, root, style)];
    this.first = [this.now[0], this.now[1]];
    this.ground = [this.now[0], this.now[1]];
  }

  /** Where a foot is after all that was laid. */
  spot(side: Side): Spot {
    return this.now[side];
  }

  /** When a foot is done with all that was laid. */
  freeFrom(side: Side): number {
    return this.feet[side][this.feet[side].length - 1]?.end ?? 0;
  }

  /** Lets a foot do something next. */
  move(side: Side, event: Omit<FootEvent, "from" | "ground">): void {
    const start = Math.max(event.start, this.freeFrom(side));
    const end = Math.max(event.end, start + 0.05);
    this.feet[side].push({ ...event, start, end, from: this.now[side], ground: this.ground[side] });
    this.now[side] = event.to;
    if (event.to.frame === "floor") this.ground[side] = event.to;
  }

  /** All lines of one placed move. */
  lay(placed: Placed): void {
    const { move, mirrored } = placed;
    const lines = [
      ...move.feet.map((foot) => ({ start: foot.start, foot: mirrored ? mirrorFoot(foot) : foot })),
      ...move.jumps.map((jump) => ({ start: jump.start, jump: mirrored ? mirrorJump(jump) : jump })),
    ].sort((a, b) => a.start - b.start);
    const yaw: [number, number] = [0, 0];
    const drift = driftOf(placed);
    const lastOf = ([0, 1] as const).map((side) =>
      Math.max(
        0,
        ...lines.map((l) =>
          "foot" in l ? (l.foot.side === side ? l.foot.end : 0) : l.jump.feet[side] ? l.jump.end : 0,
        ),
      ),
    );
    const target = (
      side: Side,
      end: number,
      x: number | undefined,
      z: number | undefined,
      turn: number | undefined,
    ): Spot => {
      yaw[side] = turn ?? yaw[side];
      const { root, stride, style, turning } = placed;
      const angle = yaw[side] * turning;
      const facing = root.turn + angle;
      const heading = facing + sign(side) * (HOME_YAW + style.turnout);
      const before = this.now[side];
      if (x === undefined || z === undefined) {
        const stands = before.frame === "floor" ? before : this.ground[side];
        return { frame: "floor", x: stands.x, y: 0, z: stands.z, yaw: heading, point: 0 };
      }
      const at = onStage(root, sign(side) * HOME_X + x * stride, z * stride);
      const wide = onStage({ x: at.x, z: at.z, turn: facing }, sign(side) * style.width, 0);
      const share = end >= (lastOf[side] as number) - 1e-9 ? 1 : end / move.beats;
      return { frame: "floor", x: wide.x + drift.x * share, y: 0, z: wide.z + drift.z * share, yaw: heading, point: 0 };
    };
    for (const line of lines) {
      if ("jump" in line) this.layJump(placed, line.jump, target, yaw);
      else this.layFoot(placed, line.foot, target);
    }
    for (const hand of move.hands) {
      const own = mirrored ? mirrorHand(hand) : hand;
      const at = onStage(placed.root, own.x * placed.stride, own.z * placed.stride);
      const yaw = placed.root.turn + own.yaw;
      this.hands[own.side].push({ start: beatTime(placed, own.start), end: beatTime(placed, own.end), ...at, yaw });
    }
  }

  private layFoot(placed: Placed, foot: ReturnType<typeof mirrorFoot>, target: Target): void {
    const { side, kind } = foot;
    let to: Spot;
    if (kind === "lift") {
      const { size } = placed;
      const { frame, point } = foot;
      to = {
        frame,
        x: (foot.x ?? 0) * size,
        y: foot.y * (frame === "body" ? 1 : size),
        z: (foot.z ?? 0) * size,
        yaw: (foot.yaw ?? 0) + sign(side) * placed.style.turnout,
        point,
      };
      if (frame === "body") to = { ...to, x: foot.x ?? 0, z: foot.z ?? 0 };
    } else {
      to = target(side, foot.end, foot.x, foot.z, foot.yaw);
      if (kind === "pivot") to = pivoted(this.now[side], to.yaw, this.rig.ball);
    }
    this.move(side, {
      start: beatTime(placed, foot.start),
      end: beatTime(placed, foot.end),
      kind,
      to,
      height: foot.height * Math.max(0.5, placed.size) * placed.style.stepHeight,
      landing: placed.style.landing ?? foot.landing,
      flows: { in: Boolean(this.feet[side][this.feet[side].length - 1]?.flows?.out), out: foot.on },
    });
  }

  private layJump(placed: Placed, jump: ReturnType<typeof mirrorJump>, target: Target, yaw: readonly number[]): void {
    const start = beatTime(placed, jump.start);
    const end = beatTime(placed, jump.end);
    // No higher than gravity brings one back in the time that there is (with a third for show).
    const height = Math.min(jump.height, ((9.81 * (end - start) ** 2) / 8) * 1.35);
    this.flights.push({ start, end, height });
    for (const side of [0, 1] as const) {
      const landed = jump.feet[side];
      if (!landed) continue;
      const to = target(side, jump.end, landed.x, landed.z, landed.yaw);
      const { apart, aside: left, behind } = jump.shape;
      const heading = { x: 0, z: 0, turn: placed.root.turn + (yaw[side] as number) * placed.turning };
      const aside = onStage(heading, (left + sign(side) * apart) * placed.size, -behind * placed.size);
      this.move(side, { start, end, kind: "jump", to, height: height + jump.tuck, landing: "ball", aside });
    }
  }
}

type Target = (side: Side, end: number, x: number | undefined, z: number | undefined, yaw: number | undefined) => Spot;

/** A foot turned about its ball. */
function pivoted(from: Spot, yaw: number, ball: number): Spot {
  const a = (from.yaw * Math.PI) / 180;
  const b = (yaw * Math.PI) / 180;
  return {
    ...from,
    x: from.x + ball * (Math.sin(a) - Math.sin(b)),
    z: from.z + ball * (Math.cos(a) - Math.cos(b)),
    yaw,
  };
}

/** How far the move ends from where its text says, on the stage. */
function driftOf({ move, root, next, stride, mirrored }: Placed): { x: number; z: number } {
  if (!stepsOnBothFeet(move)) return { x: 0, z: 0 };
  const written = onStage(root, (mirrored ? -1 : 1) * move.end.x * stride, move.end.z * stride);
  return { x: next.x - written.x, z: next.z - written.z };
}
