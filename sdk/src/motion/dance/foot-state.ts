import { clamp, lerp, RADIANS, smootherstep, smoothstep } from "../curves.ts";
import type { FootEvent, Spot } from "./foot-events.ts";

export const AIR = 0;
export const PLANTED = 1;
export const SLIDING = 2;
export const PIVOTING = 3;

/** A foot at one time: the sole's reference point under the ankle. Filled in place. */
export interface FootState {
  x: number;
  y: number;
  z: number;
  yaw: number;
  /** Heel up, degrees; negative: toes up. */
  pitch: number;
  /** Share of the body that it carries, 0 to 1. */
  weight: number;
  contact: number;
  /** Where it stands or last stood, for the hips' path. */
  groundX: number;
  groundZ: number;
  /** 0 to 1: how far it is counted from the pelvis (legs in the air, upside down); then x, y, z are from the hip joint. */
  body: number;
  bodyX: number;
  bodyY: number;
  bodyZ: number;
}

export function createFootState(): FootState {
  return {
    x: 0,
    y: 0,
    z: 0,
    yaw: 0,
    pitch: 0,
    weight: 1,
    contact: PLANTED,
    groundX: 0,
    groundZ: 0,
    body: 0,
    bodyX: 0,
    bodyY: 0,
    bodyZ: 0,
  };
}

/** The frame that lifted feet are counted from. */
export interface BodyFrame {
  x: number;
  z: number;
  turn: number;
}

/** Weight leaves before lift-off and arrives after touch-down, seconds. */
const LEAVES = 0.13;
const LEAVES_AFTER = 0.04;
const ARRIVES_BEFORE = 0.07;
const ARRIVES = 0.11;
/** The heel peels off before, and settles after, seconds. */
const PEEL = 0.15;
const SETTLE = 0.09;
const PEEL_ANGLE = 26;
const SLIDE_WEIGHT = 0.35;
const HEEL_STRIKE = -16;
const BALL_LANDING = 14;

const landingPitch = (event: FootEvent) =>
  event.kind === "jump"
    ? 24
    : event.height <= 0
      ? 0
      : event.landing === "heel"
        ? HEEL_STRIKE
        : event.landing === "ball"
          ? BALL_LANDING
          : 0;

const placeA = { x: 0, z: 0, yaw: 0 };
const placeB = { x: 0, z: 0, yaw: 0 };

function resolve(spot: Spot, frame: BodyFrame, home: number, out: { x: number; z: number; yaw: number }): void {
  if (spot.frame === "floor") {
    out.x = spot.x;
    out.z = spot.z;
    out.yaw = spot.yaw;
    return;
  }
  const a = frame.turn * RADIANS;
  const c = Math.cos(a);
  const s = Math.sin(a);
  const lx = spot.frame === "air" ? spot.x + home : home;
  const lz = spot.frame === "air" ? spot.z : 0;
  out.x = frame.x + lx * c + lz * s;
  out.z = frame.z - lx * s + lz * c;
  out.yaw = frame.turn + spot.yaw + (home > 0 ? 6 : -6);
}

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
    if ((events[middle] as FootEvent).start <= t) low = middle + 1;
    else high = middle;
  }
  const previous = events[low - 1];
  const next = events[low];
  if (previous && t < previous.end) during(previous, t, home, frame, out, ball);
  else between(previous, next, previous?.to ?? first, t, home, frame, out);
  out.weight = clamp(out.weight, 0, 1);
}

function during(event: FootEvent, t: number, home: number, frame: BodyFrame, out: FootState, ball: number): void {
  const { from, to, kind } = event;
  const u = (t - event.start) / (event.end - event.start);
  const s = wayOf(u, event.flows);
  resolve(from, frame, home, placeA);
  resolve(to, frame, home, placeB);
  out.x = lerp(placeA.x, placeB.x, s);
  out.z = lerp(placeA.z, placeB.z, s);
  out.yaw = lerp(placeA.yaw, placeB.yaw, s);
  const fromFloor = from.frame === "floor";
  const toFloor = to.frame === "floor";
  out.y = lerp(from.frame === "body" ? 0.1 : from.y, to.frame === "body" ? 0.1 : to.y, s);
  out.pitch = 0;
  out.groundX = lerp(event.ground.x, toFloor ? to.x : event.ground.x, s);
  out.groundZ = lerp(event.ground.z, toFloor ? to.z : event.ground.z, s);
  setBody(out, from, to, s);
  if (kind === "slide") {
    out.contact = SLIDING;
    out.weight = SLIDE_WEIGHT;
    return;
  }
  if (kind === "pivot") {
    const a = from.yaw * RADIANS;
    const b = out.yaw * RADIANS;
    out.contact = PIVOTING;
    out.weight = 1;
    out.x = from.x + ball * (Math.sin(a) - Math.sin(b));
    out.z = from.z + ball * (Math.cos(a) - Math.cos(b));
    out.groundX = out.x;
    out.groundZ = out.z;
    return;
  }
  out.contact = AIR;
  const arc =
    kind === "jump" ? 4 * u * (1 - u) * smoothstep(Math.min(u, 1 - u) / 0.25) : 16 * u * u * (1 - u) * (1 - u);
  out.y += event.height * arc;
  if (event.aside) {
    out.x += event.aside.x * arc;
    out.z += event.aside.z * arc;
  }
  // In a flight the hips go the way of the feet.
  out.weight = kind === "jump" ? 0.5 : 0;
  if (kind !== "jump" && fromFloor) out.weight = unloaded(event, t);
  if (kind !== "jump" && toFloor)
    out.weight = Math.max(out.weight, smoothstep((t - (event.end - ARRIVES_BEFORE)) / (ARRIVES_BEFORE + ARRIVES)));
  if (kind === "jump") {
    out.pitch = lerp(PEEL_ANGLE, landingPitch(event), u) + 26 * arc;
    return;
  }
  if (fromFloor && (event.height > 0 || kind === "lift"))
    out.pitch += PEEL_ANGLE * (u < 0.35 ? 1 - smoothstep(u / 0.35) * 0.4 : 0.6 * (1 - smoothstep((u - 0.35) / 0.4)));
  if (toFloor) out.pitch += landingPitch(event) * smoothstep((u - 0.55) / 0.4);
  else out.pitch += to.point * s;
  if (!fromFloor) out.pitch += from.point * (1 - s);
}

/** How much of its way a foot has gone: at rest at both ends, or running on from the line before or into the next. */
function wayOf(u: number, flows: FootEvent["flows"]): number {
  if (!flows || !(flows.in || flows.out)) return smootherstep(u);
  if (flows.in && flows.out) return u;
  return flows.out ? u * u * (2 - u) : 1 - (1 - u) * (1 - u) * (1 + u);
}

function between(
  previous: FootEvent | undefined,
  next: FootEvent | undefined,
  spot: Spot,
  t: number,
  home: number,
  frame: BodyFrame,
  out: FootState,
): void {
  resolve(spot, frame, home, placeA);
  const floor = spot.frame === "floor";
  out.x = placeA.x;
  out.z = placeA.z;
  out.yaw = placeA.yaw;
  out.y = spot.frame === "body" ? 0.1 : spot.y;
  out.contact = floor ? PLANTED : AIR;
  out.weight = floor ? 1 : 0;
  out.pitch = floor ? 0 : spot.point;
  out.groundX = floor ? spot.x : (previous?.ground.x ?? spot.x);
  out.groundZ = floor ? spot.z : (previous?.ground.z ?? spot.z);
  setBody(out, spot, spot, 0);
  if (!floor) return;
  // A foot that has only just landed peels off the quicker.
  const peel = Math.max(0.02, Math.min(PEEL, next && previous ? next.start - previous.end : PEEL));
  if (next && (next.kind === "step" || next.kind === "lift")) out.weight = unloaded(next, t);
  if (next && next.kind !== "pivot" && t > next.start - peel) {
    const near = smoothstep((t - (next.start - peel)) / peel);
    if (next.kind === "slide") out.weight = lerp(1, SLIDE_WEIGHT, near);
    else if (next.kind === "jump") {
      out.weight = lerp(1, 0.5, near);
      out.pitch += PEEL_ANGLE * near * near;
    } else if (next.height > 0 || next.kind === "lift") out.pitch += PEEL_ANGLE * near * near;
  }
  if (previous && previous.kind !== "pivot" && t < previous.end + PEEL) {
    const settled = smoothstep((t - previous.end) / PEEL);
    if (previous.kind === "slide") out.weight *= lerp(SLIDE_WEIGHT, 1, settled);
    else if (previous.kind === "jump") out.weight *= lerp(0.5, 1, settled);
    else out.weight *= smoothstep((t - (previous.end - ARRIVES_BEFORE)) / (ARRIVES_BEFORE + ARRIVES));
    out.pitch += landingPitch(previous) * (1 - smoothstep((t - previous.end) / SETTLE));
  }
}

/** Weight still on a foot that is about to lift, or has. */
function unloaded({ start }: FootEvent, t: number): number {
  return 1 - smoothstep((t - (start - LEAVES)) / (LEAVES + LEAVES_AFTER));
}

function setBody(out: FootState, from: Spot, to: Spot, share: number): void {
  const a = from.frame === "body" ? 1 : 0;
  const b = to.frame === "body" ? 1 : 0;
  out.body = lerp(a, b, share);
  if (out.body === 0) return;
  const p = a ? from : to;
  const q = b ? to : from;
  out.bodyX = lerp(p.x, q.x, share);
  out.bodyY = lerp(p.y, q.y, share);
  out.bodyZ = lerp(p.z, q.z, share);
}
