import { CHANNELS } from "../format/channels.ts";
import { smoothstep } from "../math/curves.ts";
import { layer } from "./layer.ts";

const isForward = CHANNELS.map(({ name }) => name.startsWith("fwd."));
const isRaise = CHANNELS.map(({ name }) => name.startsWith("raise."));
/** A level upper arm, degrees from hanging. */
const LEVEL = 90;

/**
 * Hands dance before the body rather than beside it, and below the shoulders, as people mostly hold them (hands above the
 * shoulders: 10 % of the time in AIST++): what is raised further is then seen to go up.
 */
export const carriage = layer({
  name: "carriage",
  says: "Carries upper arms further to the front in loud music, and level arms below the shoulders always.",
  shapes: ({ index }) => (isForward[index] || isRaise[index]) ?? false,
  movesAlone: true,
  settings: {
    ahead: { value: 24, unit: "° to the front at full intensity", range: [0, 45], answers: "hand volume" },
    inFront: { value: 60, unit: "° to the front from which an arm stays", range: [20, 90], answers: "hand volume" },
    lower: {
      value: 24,
      unit: "° by which a level arm is lowered",
      range: [0, 45],
      answers: "hands above shoulder share",
    },
    around: {
      value: 50,
      unit: "° from level at which an arm stays",
      range: [20, 80],
      answers: "hands above shoulder share",
    },
  },
  add(value, { clip, channel, free, level, onFeet }, { ahead, inFront, lower, around }) {
    if (clip.idle || clip.move.hands.length > 0) return value;
    const share = free * onFeet;
    if (isForward[channel.index])
      return value + ahead * level * (1 - smoothstep((value - inFront / 4) / (inFront * 0.75))) * share;
    return value - lower * (1 - smoothstep(Math.abs(value - LEVEL) / around)) * share;
  },
});
