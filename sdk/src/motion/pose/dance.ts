import { AIR } from "../contacts/foot-state.ts";
import { channelIndex } from "../format/channels.ts";
import { clamp } from "../math/curves.ts";
import { createPose, type Pose } from "../rig/pose.ts";
import { IDLE_ROUND } from "../sequence/idle-round.ts";
import { setAnkles } from "../solve/ankles.ts";
import { setArms, setFingers } from "../solve/arms.ts";
import { setContacts } from "../solve/contacts.ts";
import { setLegs } from "../solve/legs.ts";
import { type BodyState, createBodyState } from "../solve/state.ts";
import { setHips, setTrunk } from "../solve/trunk.ts";
import { COLUMN } from "../tracks/columns.ts";
import { frameTime, LEAD } from "../tracks/frames.ts";
import { readTracks } from "../tracks/read-tracks.ts";
import { blinkAt } from "./blink.ts";
import type { Dance } from "./solved-dance.ts";

export type { Dance, DanceOptions } from "./solved-dance.ts";

/** Earlier there is nothing but idling; from here on the tracks are read. Seconds. */
const IDLE_UNTIL = frameTime(LEAD / 2);
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
  writePose(out, asked, dance.score.beats);
  return out;
}

/** One round of idling goes on for ever, after the end and before the start. */
function idleTime(asked: number, idleFrom: number): number {
  const into = (asked - idleFrom) % IDLE_ROUND;
  return idleFrom + (into < 0 ? into + IDLE_ROUND : into);
}

function writePose(out: Pose, seconds: number, beats: readonly number[]): void {
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
  face.blink = blinkAt(seconds, beats);
}
