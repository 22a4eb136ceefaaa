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
    by: {
      value: 24,
      unit: "° to the front at full intensity, and down from level",
      range: [0, 45],
      answers: "hand volume, hands above shoulder share",
    },
    within: {
      value: 55,
      unit: "° to the front, or from level, at which an arm stays as it is",
      range: [20, 90],
      answers: "hand volume, hands above shoulder share",
    },
  },
  add(value, { clip, channel, free, level, onFeet }, { by, within }) {
    if (clip.idle || clip.move.hands.length > 0) return value;
    const share = by * free * onFeet;
    if (isForward[channel.index]) return value + share * level * (1 - smoothstep(value / within));
    return value - share * (1 - smoothstep(Math.abs(value - LEVEL) / within));
  },
});
