import { CHANNELS, channelIndex } from "../format/channels.ts";
import { layer } from "./layer.ts";

const Y = channelIndex("y");
const NAMES = ["y", "bend", "nod", "elbow.L", "elbow.R"];
const gathers = CHANNELS.map(({ name }) => NAMES.includes(name));
const nameOf = CHANNELS.map(({ name }) => name.split(".")[0] as "y" | "bend" | "nod" | "elbow");

/** Before a drop of the music. */
export const gather = layer({
  name: "gather",
  says: "Gathers the body before a drop: low, rounded, arms close, with a quick small pulse.",
  shapes: ({ index }) => gathers[index] ?? false,
  movesAlone: true,
  settings: {
    y: { value: -6, unit: "cm", range: [-15, 0], answers: "follow" },
    bend: { value: 9, unit: "°", range: [0, 20], answers: "follow" },
    nod: { value: -5, unit: "°", range: [-15, 15], answers: "follow" },
    elbow: { value: 14, unit: "°", range: [0, 40], answers: "follow" },
    pulse: { value: 1.4, unit: "cm, twice a beat", range: [0, 4], answers: "too little" },
  },
  add(value, { clip, channel, t, time, onFeet }, settings) {
    const gathered = clip.intensity.gather(t);
    if (gathered === 0) return value;
    const pulse = channel.index === Y ? settings.pulse * gathered * Math.cos(4 * Math.PI * time.groove) : 0;
    return value + gathered * (settings[nameOf[channel.index] as "y"] - pulse) * onFeet;
  },
});
