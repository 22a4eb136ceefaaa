import { layer } from "./layer.ts";

/** How the style holds the body all the time. */
export const posture = layer({
  name: "posture",
  says: "Holds the body as the style does, whatever it dances; hands that meet go on meeting.",
  shapes: () => true,
  settings: {},
  add(value, { clip, channel, free, onFeet }) {
    const shown = channel.group === "arms" ? free : 1;
    return value + (clip.style.posture[channel.index] ?? 0) * shown * onFeet;
  },
});
