import { channelIndex } from "../format/channels.ts";
import { evaluateCurve } from "../format/curve.ts";
import { clamp, RADIANS } from "../math/curves.ts";
import { moveBeat } from "../sequence/clip-instance.ts";
import { layer } from "./layer.ts";

const TWIST = channelIndex("twist");
const LOOK = channelIndex("look");
const TILT = channelIndex("tilt");

/** Chest and head in a body that turns from diagonal to diagonal. */
export const lead = layer({
  name: "lead",
  says: "Lets the head go ahead of a turning body and tilt into the turn, and opens the chest to where the body faces.",
  shapes: ({ index }) => index === TWIST || index === LOOK || index === TILT,
  movesAlone: true,
  settings: {
    opens: { value: 7, unit: "° that the chest opens to the side", range: [0, 20], answers: "shoulder yaw range" },
    ahead: { value: 0.45, unit: "beats that the head is ahead", range: [0, 1], answers: "head-trunk range" },
    most: { value: 25, unit: "° that it is ahead at most", range: [0, 40], answers: "neck limits" },
    looks: { value: 0.6, unit: "share of these that it looks", range: [0, 1], answers: "head-trunk range" },
    tilts: { value: 0.9, unit: "share of these that it tilts", range: [0, 1], answers: "head-trunk range" },
  },
  add(value, { clip, channel, t, onFeet }, { opens, ahead, most, looks, tilts }) {
    const { facing, move } = clip;
    if (!facing) return value;
    const { from, on } = facing;
    const beat = on ? clamp(moveBeat(clip, t), 0, move.beats) : 0;
    const now = on ? evaluateCurve(on, beat) : 0;
    if (channel.index === TWIST) return value + opens * Math.sin((from + now) * RADIANS) * onFeet;
    if (!on) return value;
    const between = Math.sin(Math.PI * beat) ** 2;
    const way = clamp(evaluateCurve(on, Math.min(move.beats, beat + ahead * between)) - now, -most, most);
    return value + way * (channel.index === LOOK ? looks : tilts) * onFeet;
  },
});
