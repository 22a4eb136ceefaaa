import { channelIndex } from "../format/channels.ts";
import { evaluateCurve } from "../format/curve.ts";
import { clamp, RADIANS } from "../math/curves.ts";
import { moveBeat } from "../sequence/clip-instance.ts";
import { layer } from "./layer.ts";

const TWIST = channelIndex("twist");

/** The chest of a body that faces a diagonal. */
export const opening = layer({
  name: "opening",
  says: "Opens the chest further to where the body faces, where it faces a diagonal.",
  shapes: ({ index }) => index === TWIST,
  movesAlone: true,
  settings: {
    most: { value: 7, unit: "° that the chest opens to the side", range: [0, 20], answers: "shoulder yaw range" },
  },
  add(value, { clip, t, onFeet }, { most }) {
    const { facing, move } = clip;
    if (!facing) return value;
    const { from, on } = facing;
    const now = on ? evaluateCurve(on, clamp(moveBeat(clip, t), 0, move.beats)) : 0;
    return value + most * Math.sin((from + now) * RADIANS) * onFeet;
  },
});
