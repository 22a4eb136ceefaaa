import { bakeBody } from "../bake/bake-body.ts";
import { assembleDance } from "../contacts/assemble-dance.ts";
import { AIR } from "../contacts/foot-state.ts";
import type { Footwork } from "../contacts/footwork.ts";
import { channelIndex } from "../format/channels.ts";
import { clamp } from "../math/curves.ts";
import { compiledMove } from "../moves/index.ts";
import { createPose, type Pose } from "../rig/pose.ts";
import { DEFAULT_RIG, type Rig } from "../rig/rig.ts";
import type { ClipInstance } from "../sequence/clip-instance.ts";
import { clipSlotsOf } from "../sequence/clip-slots.ts";
import { IDLE_ROUND } from "../sequence/idle-clip.ts";
import { intensityOf } from "../sequence/intensity.ts";
import { layoutClips } from "../sequence/layout-clips.ts";
import type { DanceScore } from "../sequence/score.ts";
import { setAnkles } from "../solve/ankles.ts";
import { setArms, setFingers } from "../solve/arms.ts";
import { setContacts } from "../solve/contacts.ts";
import { setLegs } from "../solve/legs.ts";
import { type BodyState, createBodyState } from "../solve/state.ts";
import { setHips, setTrunk } from "../solve/trunk.ts";
import { styleLayer } from "../styles/index.ts";
import { COLUMN } from "../tracks/columns.ts";
import { LEAD, TRACK_RATE } from "../tracks/frames.ts";
import { readTracks } from "../tracks/read-tracks.ts";
import { sampleChannels } from "../tracks/sample-channels.ts";
import { blinkAt } from "./blink.ts";

/** A score made ready to be danced by a body: tracks worked out beforehand, and one list of all that touches the floor. */
export interface Dance {
  readonly score: DanceScore;
  readonly rig: Rig;
  /** One time through a move each, with idling between; for those who explain or measure. */
  readonly clips: readonly ClipInstance[];
  readonly footwork: Footwork;
  /** Seconds from which the dancer idles at the centre, for ever. */
  readonly idleFrom: number;
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
  const slots = clipSlotsOf(score, compiledMove);
  const intensity = intensityOf(score);
  const moves = layoutClips(slots, compiledMove, (slot) => styleLayer(slot.style), intensity);
  const { clips, footwork, idleFrom } = assembleDance(moves, rig, intensity?.breaks);
  const frames = Math.ceil((idleFrom + idling + 0.5) * TRACK_RATE) + LEAD;
  const tracks = sampleChannels(clips, frames, intensity);
  bakeBody(tracks, frames, clips, footwork, rig, idleFrom, intensity);
  return { score, rig, clips, footwork, idleFrom, tracks, frames };
}

/** Earlier there is nothing but idling; from here on the tracks are read. Seconds. */
const IDLE_UNTIL = -0.3;
const state: BodyState = createBodyState();
const FACE = {
  smile: channelIndex("smile"),
  brows: channelIndex("brows"),
  gazeX: channelIndex("gazex"),
  gazeY: channelIndex("gazey"),
};

/**
 * The pose at a time in seconds: a pure function, the same to the last bit whatever was asked before. Before the start
 * (times below 0) and after the end the dancer idles. Allocates nothing when `out` is given.
 */
export function poseAt(dance: Dance, seconds: number, out: Pose = createPose()): Pose {
  const asked = Number.isFinite(seconds) ? seconds : 0;
  const t = asked >= IDLE_UNTIL && asked < dance.idleFrom ? asked : idleTime(asked, dance.idleFrom);
  const { rig, footwork } = dance;
  readTracks(state.row, dance.tracks, dance.frames, t);
  setContacts(state, footwork, t, rig);
  setHips(state, rig);
  state.positions[1] = (state.positions[1] ?? 0) - (state.row[COLUMN.drop] ?? 0);
  setTrunk(state, rig);
  setArms(state, rig);
  setFingers(state);
  setAnkles(state, rig);
  setLegs(state, rig);
  writePose(out, asked);
  return out;
}

/** One round of idling goes on for ever, after the end and before the start. */
function idleTime(asked: number, idleFrom: number): number {
  const into = (asked - idleFrom) % IDLE_ROUND;
  return idleFrom + (into < 0 ? into + IDLE_ROUND : into);
}

function writePose(out: Pose, seconds: number): void {
  const { local, positions, feet, hands, row } = state;
  for (let i = 0; i < 3; i++) out.hips[i] = positions[i] ?? 0;
  for (let i = 0; i < local.length; i++) out.rotations[i] = local[i] ?? 0;
  const { contacts, face } = out;
  contacts.left = feet[0].contact === AIR ? 0 : 1;
  contacts.right = feet[1].contact === AIR ? 0 : 1;
  contacts.leftHand = hands[0].down ? 1 : 0;
  contacts.rightHand = hands[1].down ? 1 : 0;
  // A style's smile comes on top of the move's.
  face.smile = clamp(row[FACE.smile] ?? 0, 0, 1);
  face.brows = clamp(row[FACE.brows] ?? 0, -1, 1);
  face.gazeX = row[FACE.gazeX] ?? 0;
  face.gazeY = row[FACE.gazeY] ?? 0;
  face.blink = blinkAt(seconds);
}
