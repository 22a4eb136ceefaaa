import { setArms } from "../body/arms.ts";
import { armDepth } from "../body/clearance.ts";
import { reachLimit, setAnkles, setLegs } from "../body/legs.ts";
import { type BodyState, createBodyState } from "../body/state.ts";
import { armRoom } from "../body/support-arm.ts";
import { setHips, setTrunk } from "../body/trunk.ts";
import { SIDE_STRIDE } from "../format/channels.ts";
import type { Rig } from "../rig.ts";
import { bakeArrivals } from "./arrivals.ts";
import { COLUMN, column, STRIDE } from "./columns.ts";
import { type Footwork, HOME_X, sign } from "./foot-events.ts";
import { footAt } from "./foot-state.ts";
import { HandPaths } from "./hand-paths.ts";
import { handAt } from "./hand-state.ts";
import { overHands } from "./over-hands.ts";
import type { Placed } from "./placed.ts";
import { frameTime, gaussian, LEAD, smooth, TRACK_RATE } from "./tracks.ts";

const TURN = column("turn");
const RAISE = column("raise.L");
/** The body comes this far over the foot that carries. */
const OVER_SUPPORT = 0.8;
/** Weight that a foot in the air still has in the hips' path. */
const FREE_WEIGHT = 0.06;
/** The hips go ahead of the weight, seconds, so that they have arrived when a foot lands. */
const BASE_LEAD = 0.2;
const BASE_WINDOW = gaussian(0.075);
const FLIGHT_WINDOW = gaussian(0.018);
const DROP_WINDOW = gaussian(0.045);
const DROP_REACH = 6;
/** Hands come and go with a body in full swing: it goes down to them, and up again, in more time. */
const HAND_DROP_WINDOW = gaussian(0.08);
const HAND_DROP_REACH = 12;
const CLEAR_WINDOW = gaussian(0.06);
const CLEAR_REACH = 8;
const CLEAR_ROUNDS = 3;
/** Degrees of raising for a metre of depth: the forearm is about this long. */
const CLEAR_GAIN = 150;
const CLEAR_MOST = 50;
const CLEAR_MARGIN = 0.004;

/** Feet and hands at a time, into the state. */
export function setContacts(state: BodyState, footwork: Footwork, t: number, rig: Rig): void {
  const frame = state.frame;
  frame.x = state.row[COLUMN.baseX] as number;
  frame.z = state.row[COLUMN.baseZ] as number;
  frame.turn = state.row[TURN] as number;
  for (let side = 0; side < 2; side++) {
    const s = side as 0 | 1;
    footAt(footwork.feet[s], footwork.first[s], t, sign(s) * HOME_X, frame, state.feet[s], rig.ball);
    handAt(footwork.hands[s], t, state.hands[s]);
  }
}

/**
 * Works out what follows from channels and footwork: the hips' path, flights, drops and clearances, into their columns; and
 * lets the arms arrive on the beat.
 */
export function bakeBody(
  tracks: Float64Array,
  frames: number,
  placed: readonly Placed[],
  footwork: Footwork,
  rig: Rig,
  settled: number,
): void {
  const state = createBodyState();
  bakeBase(tracks, frames, footwork, rig, state);
  bakeDrop(tracks, frames, footwork, rig, state);
  const danced = Math.min(frames - 3, Math.ceil(settled * TRACK_RATE) + LEAD);
  const paths = new HandPaths(danced, state, rig, (f) => solveTrunk(state, tracks, f, footwork, rig));
  bakeArrivals(tracks, placed, footwork, paths);
  bakeClearance(tracks, frames, footwork, rig, state, settled);
}

function setRow(state: BodyState, tracks: Float64Array, frame: number): void {
  const o = frame * STRIDE;
  for (let i = 0; i < STRIDE; i++) state.row[i] = tracks[o + i] as number;
}

function bakeBase(tracks: Float64Array, frames: number, footwork: Footwork, rig: Rig, state: BodyState): void {
  const x = new Float64Array(frames);
  const z = new Float64Array(frames);
  const load = new Float64Array(frames);
  const flight = new Float64Array(frames);
  let next = 0;
  for (let f = 0; f < frames; f++) {
    const t = frameTime(f);
    setRow(state, tracks, f);
    setContacts(state, footwork, t + BASE_LEAD, rig);
    const [l, r] = state.feet;
    const wl = l.weight + FREE_WEIGHT;
    const wr = r.weight + FREE_WEIGHT;
    const feetX = (l.groundX * wl + r.groundX * wr) / (wl + wr);
    const feetZ = (l.groundZ * wl + r.groundZ * wr) / (wl + wr);
    x[f] = (l.groundX + r.groundX) * 0.5 * (1 - OVER_SUPPORT) + feetX * OVER_SUPPORT;
    z[f] = (l.groundZ + r.groundZ) * 0.5 * (1 - OVER_SUPPORT) + feetZ * OVER_SUPPORT;
    load[f] = l.weight - r.weight;
    while (next < footwork.flights.length - 1 && t > (footwork.flights[next]?.end ?? 0)) next++;
    const fly = footwork.flights[next];
    if (fly && t > fly.start && t < fly.end) {
      const u = (t - fly.start) / (fly.end - fly.start);
      flight[f] = 4 * fly.height * u * (1 - u);
    }
  }
  overHands(footwork, x, z);
  smooth(x, BASE_WINDOW, tracks, STRIDE, COLUMN.baseX);
  smooth(z, BASE_WINDOW, tracks, STRIDE, COLUMN.baseZ);
  smooth(load, BASE_WINDOW, tracks, STRIDE, COLUMN.load);
  smooth(flight, FLIGHT_WINDOW, tracks, STRIDE, COLUMN.flight);
}

/** Each value becomes the largest of its neighbourhood, so that smoothing leaves no need unmet. */
function widen(values: Float64Array, reach: number): Float64Array {
  return values.map((_, f) => {
    let most = 0;
    for (let k = Math.max(0, f - reach); k <= Math.min(values.length - 1, f + reach); k++)
      if ((values[k] as number) > most) most = values[k] as number;
    return most;
  });
}

function bakeDrop(tracks: Float64Array, frames: number, footwork: Footwork, rig: Rig, state: BodyState): void {
  const drop = new Float64Array(frames);
  const toHands = new Float64Array(frames);
  for (let f = 0; f < frames; f++) {
    setRow(state, tracks, f);
    setContacts(state, footwork, frameTime(f), rig);
    setHips(state, rig);
    setAnkles(state, rig);
    for (const side of [0, 1] as const) {
      const foot = state.feet[side];
      // A foot in the air may stay behind a little; one on the floor may not.
      if (foot.body > 0 || (foot.contact === 0 && foot.weight < 0.02)) continue;
      drop[f] = Math.max(drop[f] as number, (state.positions[1] as number) - reachLimit(state, rig, side));
    }
    if (!state.hands[0].down && !state.hands[1].down) continue;
    setTrunk(state, rig);
    setArms(state, rig);
    for (const side of [0, 1] as const)
      if (state.hands[side].down) toHands[f] = Math.max(toHands[f] as number, -armRoom(state, rig, side));
  }
  smooth(widen(toHands, HAND_DROP_REACH), HAND_DROP_WINDOW, toHands, 1, 0);
  const most = widen(drop, DROP_REACH).map((d, f) => Math.max(d, toHands[f] as number));
  smooth(most, DROP_WINDOW, tracks, STRIDE, COLUMN.drop);
}

/** Raises arms that would go through the body, a few rounds, until they are clear. Looks at every second frame. */
function bakeClearance(
  tracks: Float64Array,
  frames: number,
  footwork: Footwork,
  rig: Rig,
  state: BodyState,
  settled: number,
): void {
  const needs = [new Float64Array(frames), new Float64Array(frames)] as const;
  const last = Math.min(frames, Math.ceil(settled * TRACK_RATE) + LEAD);
  let suspects = new Uint8Array(frames).fill(1);
  for (let round = 0; round < CLEAR_ROUNDS; round++) {
    const touched = new Uint8Array(frames);
    for (let f = 0; f < last; f += 2) {
      if (!suspects[f]) continue;
      solveUpper(state, tracks, f, footwork, rig);
      for (const side of [0, 1] as const) {
        const depth = state.hands[side].share > 0 ? 0 : armDepth(state, side);
        if (depth <= 0) continue;
        touched.fill(1, Math.max(0, f - CLEAR_REACH), f + CLEAR_REACH + 1);
        const raise = state.row[RAISE + side * SIDE_STRIDE] as number;
        // An overhead arm is cleared by raising less far across: the same sign opens it.
        const direction = raise > 140 ? -1 : 1;
        const need = needs[side];
        const more = (need[f] as number) + direction * (depth + CLEAR_MARGIN) * CLEAR_GAIN;
        need[f] = Math.max(-CLEAR_MOST, Math.min(CLEAR_MOST, more));
      }
    }
    if (!touched.includes(1)) return;
    suspects = touched;
    for (const side of [0, 1] as const) {
      const need = needs[side];
      const out = widen(
        need.map((v) => Math.max(0, v)),
        CLEAR_REACH,
      );
      const back = widen(
        need.map((v) => Math.max(0, -v)),
        CLEAR_REACH,
      );
      const off = out.map((v, f) => v - (back[f] as number));
      smooth(off, CLEAR_WINDOW, tracks, STRIDE, COLUMN.clearL + side);
    }
  }
}

function solveTrunk(state: BodyState, tracks: Float64Array, f: number, footwork: Footwork, rig: Rig): void {
  setRow(state, tracks, f);
  setContacts(state, footwork, frameTime(f), rig);
  setHips(state, rig);
  state.positions[1] = (state.positions[1] as number) - (state.row[COLUMN.drop] as number);
  setTrunk(state, rig);
}

function solveUpper(state: BodyState, tracks: Float64Array, f: number, footwork: Footwork, rig: Rig): void {
  solveTrunk(state, tracks, f, footwork, rig);
  setArms(state, rig);
  setAnkles(state, rig);
  setLegs(state, rig);
}
