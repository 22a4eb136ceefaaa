import { setAnkles } from "./body/ankles.ts";
import { setArms, setFingers } from "./body/arms.ts";
import { setLegs } from "./body/legs.ts";
import { type BodyState, createBodyState } from "./body/state.ts";
import { setHips, setTrunk } from "./body/trunk.ts";
import { clamp } from "./curves.ts";
import { bakeBody } from "./dance/baking/bake.ts";
import { blinkAt } from "./dance/blink.ts";
import { COLUMN, column, STRIDE } from "./dance/columns.ts";
import { setContacts } from "./dance/footwork/contacts.ts";
import { AIR } from "./dance/footwork/foot-state.ts";
import type { Footwork } from "./dance/footwork/footwork.ts";
import { IDLE_ROUND } from "./dance/idle.ts";
import { placeMoves } from "./dance/place.ts";
import type { Placed } from "./dance/placed.ts";
import { slotsOf } from "./dance/slots.ts";
import { stageDance } from "./dance/stage.ts";
import { LEAD, layChannels, readTracks, TRACK_RATE } from "./dance/tracks.ts";
import { moveText } from "./moves/index.ts";
import { createPose, type Pose } from "./pose.ts";
import { DEFAULT_RIG, type Rig } from "./rig.ts";
import type { DanceScore } from "./score.ts";
import { styleLayer } from "./styles/index.ts";

/** A score made ready to be danced by a body: tracks worked out beforehand, and one list of all that touches the floor. */
export interface Dance {
  readonly score: DanceScore;
  readonly rig: Rig;
  /** One time through a move each, with idling between; for those who explain or measure. */
  readonly placed: readonly Placed[];
  readonly footwork: Footwork;
  /** Seconds from which the dancer idles at the centre, for ever. */
  readonly settled: number;
  readonly tracks: Float64Array;
  readonly frames: number;
}

export interface DanceOptions {
  rig?: Rig;
  /** Seconds of idling to make ready after the end: a round of it goes on for ever. Who looks at the dance alone needs none. */
  idling?: number;
}

/**
 * Makes a score ready: places, mirrors and joins its moves, and keeps them on the stage. Never throws: what is odd in a
 * score is put right or left out.
 */
export function createDance(score: DanceScore, { rig = DEFAULT_RIG, idling = IDLE_ROUND }: DanceOptions = {}): Dance {
  const slots = slotsOf(score, moveText);
  const moves = placeMoves(slots, moveText, (slot) => styleLayer(slot.style));
  const { placed, footwork, settled } = stageDance(moves, rig);
  const frames = Math.ceil((settled + idling + 0.5) * TRACK_RATE) + LEAD;
  const tracks = layChannels(placed, frames, STRIDE);
  bakeBody(tracks, frames, placed, footwork, rig, settled);
  return { score, rig, placed, footwork, settled, tracks, frames };
}

/** Earlier there is nothing but idling; from here on the tracks are read. Seconds. */
const IDLE_UNTIL = -0.3;
const state: BodyState = createBodyState();
const FACE = {
  smile: column("smile"),
  brows: column("brows"),
  gazeX: column("gazex"),
  gazeY: column("gazey"),
};

/**
 * The pose at a time in seconds: a pure function, the same to the last bit whatever was asked before. Before the start
 * (times below 0) and after the end the dancer idles. Allocates nothing when `out` is given.
 */
export function poseAt(dance: Dance, seconds: number, out: Pose = createPose()): Pose {
  const asked = Number.isFinite(seconds) ? seconds : 0;
  const t = asked >= IDLE_UNTIL && asked < dance.settled ? asked : idleTime(asked, dance.settled);
  const { rig, footwork } = dance;
  readTracks(dance.tracks, STRIDE, dance.frames, t, state.row);
  setContacts(state, footwork, t, rig);
  setHips(state, rig);
  state.positions[1] = (state.positions[1] as number) - (state.row[COLUMN.drop] as number);
  setTrunk(state, rig);
  setArms(state, rig);
  setFingers(state);
  setAnkles(state, rig);
  setLegs(state, rig);
  writePose(out, asked);
  return out;
}

/** One round of idling goes on for ever, after the end and before the start. */
function idleTime(asked: number, settled: number): number {
  const into = (asked - settled) % IDLE_ROUND;
  return settled + (into < 0 ? into + IDLE_ROUND : into);
}

function writePose(out: Pose, seconds: number): void {
  const { local, positions, feet, hands, row } = state;
  for (let i = 0; i < 3; i++) out.hips[i] = positions[i] as number;
  for (let i = 0; i < local.length; i++) out.rotations[i] = local[i] as number;
  const { contacts, face } = out;
  contacts.left = feet[0].contact === AIR ? 0 : 1;
  contacts.right = feet[1].contact === AIR ? 0 : 1;
  contacts.leftHand = hands[0].down ? 1 : 0;
  contacts.rightHand = hands[1].down ? 1 : 0;
  // A style's smile comes on top of the move's.
  face.smile = clamp(row[FACE.smile] as number, 0, 1);
  face.brows = clamp(row[FACE.brows] as number, -1, 1);
  face.gazeX = row[FACE.gazeX] as number;
  face.gazeY = row[FACE.gazeY] as number;
  face.blink = blinkAt(seconds);
}
