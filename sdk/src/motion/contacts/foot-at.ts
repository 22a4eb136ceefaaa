import { bump, clamp, lerp, parabola, RADIANS, smootherstep, smoothstep } from "../math/curves.ts";
import { STEP_HEIGHT } from "../sequence/mark-time.ts";
import { pitchCarried, pitchFlying, pitchStanding } from "./foot-roll.ts";
import { AIR, type FootState, PIVOTING, PLANTED, SLIDING } from "./foot-state.ts";
import { weightOnTheWay, weightStanding } from "./foot-weight.ts";
import type { FootEvent, Spot } from "./footwork.ts";
import { type BodyFrame, countFromPelvis, type FootPlace, spotToWorld } from "./spot-place.ts";

/** A foot as high as a small step is off the floor: its toes point, and its leg may be in the pelvis's frame. Metres. */
export const TAKEN_UP = STEP_HEIGHT;

const start: FootPlace = { x: 0, z: 0, yaw: 0 };
const end: FootPlace = { x: 0, z: 0, yaw: 0 };

/**
 * A foot at a time, from its list of events. Between events it does not move.
 * @param home The foot's home, metres to the left.
 */
export function footAt(
  events: readonly FootEvent[],
  first: Spot,
  t: number,
  home: number,
  frame: BodyFrame,
  out: FootState,
  ball: number,
): void {
  let low = 0;
  let high = events.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((events[middle]?.start ?? Number.POSITIVE_INFINITY) <= t) low = middle + 1;
    else high = middle;
  }
  const previous = events[low - 1];
  if (previous && t < previous.end) onTheWay(previous, t, home, frame, out, ball);
  else standing(previous, events[low], previous?.to ?? first, t, home, frame, out);
  out.weight = clamp(out.weight, 0, 1);
}

function onTheWay(event: FootEvent, t: number, home: number, frame: BodyFrame, out: FootState, ball: number): void {
  const { from, to, kind, ground } = event;
  const u = (t - event.start) / (event.end - event.start);
  const s = wayOf(u, event.flows);
  spotToWorld(from, frame, home, start);
  spotToWorld(to, frame, home, end);
  const toFloor = to.frame === "floor";
  out.x = lerp(start.x, end.x, s);
  out.y = lerp(heightOf(from), heightOf(to), s);
  out.z = lerp(start.z, end.z, s);
  out.yaw = lerp(start.yaw, end.yaw, s);
  out.pitch = 0;
  out.groundX = lerp(ground.x, toFloor ? to.x : ground.x, s);
  out.groundZ = lerp(ground.z, toFloor ? to.z : ground.z, s);
  out.weight = weightOnTheWay(event, t);
  countFromPelvis(out, from, to, s);
  if (kind === "slide") out.contact = SLIDING;
  else if (kind === "pivot") turnOnBall(from, out, ball);
  else carry(event, u, s, out);
}

function turnOnBall(from: Spot, out: FootState, ball: number): void {
  const a = from.yaw * RADIANS;
  const b = out.yaw * RADIANS;
  out.contact = PIVOTING;
  out.x = from.x + ball * (Math.sin(a) - Math.sin(b));
  out.z = from.z + ball * (Math.cos(a) - Math.cos(b));
  out.groundX = out.x;
  out.groundZ = out.z;
}

/** Through the air: on the arc of a step, or that of a flight. */
function carry(event: FootEvent, u: number, s: number, out: FootState): void {
  const flies = event.kind === "jump";
  // A leg has come back before it lands, so that it does not hit the floor on every beat as on a strike.
  const arc = event.kind === "jump" ? parabola(u) * smoothstep(4 * Math.min(u, 1 - u)) : bump(u);
  out.contact = AIR;
  out.y += (event.height + (event.up ?? 0)) * arc;
  if (event.aside) {
    out.x += event.aside.x * arc;
    out.z += event.aside.z * arc;
  }
  out.pitch = flies ? pitchFlying(event, u, arc) : pitchCarried(event, u, s) + (event.point ?? 0) * arc;
}

/**
 * The share of its way that a foot has gone. It rests at both ends, unless it runs on from the line before or into the
 * next.
 */
function wayOf(u: number, flows: FootEvent["flows"]): number {
  if (!flows || !(flows.in || flows.out)) return smootherstep(u);
  if (flows.in && flows.out) return u;
  return flows.out ? u * u * (2 - u) : 1 - (1 - u) * (1 - u) * (1 + u);
}

/** Between events: on the floor, or held in the air. */
function standing(
  previous: FootEvent | undefined,
  next: FootEvent | undefined,
  spot: Spot,
  t: number,
  home: number,
  frame: BodyFrame,
  out: FootState,
): void {
  spotToWorld(spot, frame, home, start);
  const floor = spot.frame === "floor";
  out.x = start.x;
  out.y = heightOf(spot);
  out.z = start.z;
  out.yaw = start.yaw;
  out.contact = floor ? PLANTED : AIR;
  out.weight = floor ? weightStanding(previous, next, t) : 0;
  out.pitch = floor ? pitchStanding(previous, next, t) : spot.point;
  out.groundX = floor ? spot.x : (previous?.ground.x ?? spot.x);
  out.groundZ = floor ? spot.z : (previous?.ground.z ?? spot.z);
  countFromPelvis(out, spot, spot, 0);
}

const heightOf = (spot: Spot) => (spot.frame === "body" ? TAKEN_UP : spot.y);
