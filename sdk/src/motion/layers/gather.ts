import { CHANNELS } from "../format/channels.ts";
import { layer } from "./layer.ts";

const NAMES = ["y", "bend", "elbow.L", "elbow.R"];
const gathers = CHANNELS.map(({ name }) => NAMES.includes(name));
const nameOf = CHANNELS.map(({ name }) => name.split(".")[0] as "y" | "bend" | "elbow");

/** Before a drop of the music. */
export const gather = layer({
  name: "gather",
  says: "Gathers the body before a drop: low, rounded, arms close.",
  shapes: ({ index }) => gathers[index] ?? false,
  movesAlone: true,
  settings: {
    y: { value: -6, unit: "cm", range: [-15, 0], answers: "follow" },
    bend: { value: 9, unit: "°", range: [0, 20], answers: "follow" },
    elbow: { value: 14, unit: "°", range: [0, 40], answers: "follow" },
  },
  add(value, { clip, channel, t, onFeet }, settings) {
    return value + clip.intensity.gather(t) * settings[nameOf[channel.index] as "y"] * onFeet;
  },
});
