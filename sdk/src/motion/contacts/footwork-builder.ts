import type { FootLine, JumpLine, Side } from "../format/compiled-move.ts";
import { mirrorFoot, mirrorHand, mirrorJump } from "../format/mirror.ts";
import { lerp } from "../math/curves.ts";
import type { Rig } from "../rig/rig.ts";
import { type AnswerValues, stepGainAt } from "../sequence/answer.ts";
import type { Break } from "../sequence/break.ts";
import { beatTime, type ClipInstance, localToWorld, type RootTransform } from "../sequence/clip-instance.ts";
import type { StyleLayer } from "../styles/layer.ts";
import { FILTER } from "../tracks/hold-breaks.ts";
import { endsInStance, groundedInBreaks, outsideBreaks, stanceSpot } from "./break-steps.ts";
import { FloorSpots, type Line } from "./floor-spots.ts";
import type { Flight, FootEvent, Footwork, HandEvent, Spot } from "./footwork.ts";
import { homeSpot, sign, WIDEST } from "./home.ts";
import { legSwing } from "./leg-swing.ts";
import { mayOpen, openSpot, stepsSoon } from "./open-stance.ts";

/** Acceleration of what falls, m/s². */
const GRAVITY = { value: 9.81, source: "standard gravity" };

/** Turns the lines of clips about feet and hands into events in the world, one clip after the other. */
export class FootworkBuilder implements Footwork {
  readonly first: readonly [Spot, Spot];
  readonly feet: readonly [FootEvent[], FootEvent[]] = [[], []];
  readonly hands: readonly [HandEvent[], HandEvent[]] = [[], []];
  readonly flights: Flight[] = [];
  private readonly now: [Spot, Spot];
  private readonly ground: [{ x: number; z: number }, { x: number; z: number }];
  readonly rig: Rig;
  private readonly breaks: readonly Break[];
  private readonly answer: AnswerValues;

  /** @param breaks In which no foot moves. */
  constructor(
    rig: Rig,
    root: RootTransform,
    style: { width: number; turnout: number },
    breaks: readonly Break[],
    answer: AnswerValues,
  ) {
    this.rig = rig;
    this.breaks = breaks;
    this.answer = answer;
    this.now = [homeSpot(0, root, style), homeSpot(1, root, style)];
    this.first = [this.now[0], this.now[1]];
    this.ground = [this.now[0], this.now[1]];
  }

  /** Where a foot is after all events so far. */
  spot(side: Side): Spot {
    return this.now[side];
  }

  /** When a foot is done with all events so far, seconds. */
  freeFrom(side: Side): number {
    return this.feet[side][this.feet[side].length - 1]?.end ?? 0;
  }

  /** Where a step goes: if it is one of the last before a break, into the style's stance. @param facing Degrees. */
  inStance(
    side: Side,
    { start, end, to }: Pick<FootEvent, "start" | "end" | "to">,
    facing: number,
    { stillness: { apart } }: StyleLayer,
  ): Spot {
    const isLast = endsInStance(start, end, this.breaks);
    return isLast ? stanceSpot(to, side, this.stands(side === 0 ? 1 : 0), facing, apart) : to;
  }

  /** Adds an event of a foot, if no break stops it. It begins no earlier than the end of that foot's last event. */
  addEvent(side: Side, event: Omit<FootEvent, "from" | "ground">): void {
    const kept = outsideBreaks(event.start, event.end, this.breaks);
    if (!kept) return;
    const start = Math.max(kept.start, this.freeFrom(side));
    const end = Math.max(kept.end, start + FILTER);
    this.feet[side].push({ ...event, start, end, from: this.now[side], ground: this.ground[side] });
    this.now[side] = event.to;
    if (event.to.frame === "floor") this.ground[side] = event.to;
  }

  /** Adds all lines of a clip. @param next The clip that it runs into, if any. */
  addClip(clip: ClipInstance, next?: ClipInstance): void {
    const { move, mirrored } = clip;
    const feet =
      this.breaks.length > 0 ? groundedInBreaks(move.feet, (b) => beatTime(clip, b), this.breaks) : move.feet;
    const lines: Line[] = [
      ...feet.map((foot) => ({ start: foot.start, foot: mirrored ? mirrorFoot(foot) : foot })),
      ...move.jumps.map((jump) => ({ start: jump.start, jump: mirrored ? mirrorJump(jump) : jump })),
    ].sort((a, b) => a.start - b.start);
    const spots = new FloorSpots(clip);
    for (const line of lines) {
      if ("jump" in line) this.addJump(clip, line.jump, spots);
      else this.addFoot(clip, line.foot, spots, next);
    }
    const beat = (clip.end - clip.start) / move.beats;
    for (const hand of move.hands) {
      const { side, x, z, yaw, start, end } = mirrored ? mirrorHand(hand) : hand;
      const at = localToWorld(clip.root, x * clip.stride, z * clip.stride);
      const support = { start: beatTime(clip, start), end: beatTime(clip, end), beat };
      this.hands[side].push({ ...support, ...at, yaw: clip.root.turn + yaw });
    }
  }

  private addFoot(clip: ClipInstance, foot: FootLine, spots: FloorSpots, next?: ClipInstance): void {
    const { side, kind } = foot;
    const { style } = clip;
    const [start, end] = [beatTime(clip, foot.start), beatTime(clip, foot.end)];
    let to: Spot;
    if (kind === "lift") to = liftedSpot(foot, clip, this.gainAt(clip, foot.end));
    else {
      to = spots.spot(side, foot.end, foot, this.stands(side));
      if (kind === "pivot") to = pivoted(this.now[side], to.yaw, this.rig.ball);
      else if (clip.move.hands.length === 0) {
        if (next && mayOpen(foot, clip) && spots.isLast(foot.end) && stepsSoon(next, side)) {
          // By the length of a foot to its ball, and less in quiet music.
          const by = this.rig.ball * this.gainAt(clip, foot.end);
          to = openSpot(to, this.stands(side), side, spots.facing(side), by);
        }
        to = this.inStance(side, { start, end, to }, spots.facing(side), clip.style);
        to = nearer(to, this.stands(side === 0 ? 1 : 0));
      }
    }
    const way = { from: this.now[side], to, facing: spots.facing(side), other: this.now[side === 0 ? 1 : 0] };
    const swing = kind === "step" ? legSwing(clip, side, { start: foot.start, end: foot.end, ...way }) : undefined;
    this.addEvent(side, {
      start,
      end,
      kind,
      to,
      height: heightOf(clip, foot, this.gainAt(clip, foot.end)),
      ...swing,
      landing: style.landing ?? foot.landing,
      flows: { in: Boolean(this.feet[side][this.feet[side].length - 1]?.flows?.out), out: foot.on },
    });
  }

  private addJump(clip: ClipInstance, jump: JumpLine, spots: FloorSpots): void {
    const start = beatTime(clip, jump.start);
    const end = beatTime(clip, jump.end);
    // A jump is no higher than gravity allows in its time.
    const written = jump.height * Math.min(1, this.gainAt(clip, jump.start));
    const height = Math.min(written, (GRAVITY.value / 2) * ((end - start) / 2) ** 2);
    this.flights.push({ start, end, height });
    for (const side of [0, 1] as const) {
      const landed = jump.feet[side];
      if (!landed) continue;
      const to = spots.spot(side, jump.end, landed, this.stands(side));
      const { apart, aside: left, behind } = jump.shape;
      const heading = { x: 0, z: 0, turn: spots.facing(side) };
      const aside = localToWorld(heading, (left + sign(side) * apart) * clip.size, -behind * clip.size);
      this.addEvent(side, { start, end, kind: "jump", to, height: height + jump.tuck, landing: "ball", aside });
    }
  }

  /** How large steps are at a beat of a clip for the intensity of the music; 1 as written. */
  private gainAt(clip: ClipInstance, beat: number): number {
    const { intensity, move, style } = clip;
    if (move.hands.length > 0) return 1;
    return stepGainAt(style.response, intensity.level(beatTime(clip, beat)), this.answer);
  }

  /** Where a foot stands, or last stood. */
  private stands(side: Side): { x: number; z: number } {
    const now = this.now[side];
    return now.frame === "floor" ? now : this.ground[side];
  }
}

/** A foot off the floor. Legs in the pelvis's frame keep their length when a move is danced smaller. */
function liftedSpot(
  { side, frame, x = 0, y, z = 0, yaw = 0, point }: FootLine,
  { size, style }: ClipInstance,
  gain: number,
): Spot {
  const scale = frame === "body" ? 1 : size * Math.min(1, gain);
  return { frame, x: x * scale, y: y * scale, z: z * scale, yaw: yaw + sign(side) * style.turnout, point };
}

/** A spot that is not too far from where the other foot stands. */
function nearer(to: Spot, other: { x: number; z: number }): Spot {
  const share = Math.min(1, WIDEST / Math.hypot(to.x - other.x, to.z - other.z));
  return share < 1 ? { ...to, x: lerp(other.x, to.x, share), z: lerp(other.z, to.z, share) } : to;
}

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

/** How high a foot is carried on its way, metres. */
function heightOf({ size, style }: ClipInstance, { height }: FootLine, gain: number): number {
  return Math.max(0.5, size) * gain * height * style.stepHeight;
}
