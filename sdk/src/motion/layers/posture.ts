import { layer } from "./layer.ts";

/** How the style holds the body all the time. */
export const posture = layer({
  name: "posture",
  says: "Holds the body as the style does, whatever it dances; hands that meet go on meeting.",
  shapes: () => true,
  settings: {
    ofKept: {
      value: 0.7,
      unit: "share of the posture that arms lose where a move keeps them",
      range: [0, 1],
      answers: "recognisable",
    },
  },
  add(value, { clip, channel, kept, onFeet }, { ofKept }) {
    const shown = channel.group === "arms" ? 1 - ofKept * kept : 1;
    return value + (clip.style.posture[channel.index] ?? 0) * shown * onFeet;
  },
});
