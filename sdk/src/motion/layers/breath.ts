import { layer } from "./layer.ts";

/** Idling before and after a dance. */
export const breath = layer({
  name: "breath",
  says: "Lets one who idles rise before the dance begins, and settle when it is over.",
  shapes: () => true,
  settings: {},
  add(value, { clip, channel, t }) {
    let sum = value;
    for (const { start, end, amounts } of clip.envelopes ?? []) {
      if (t <= start || t >= end) continue;
      sum += (amounts[channel.index] ?? 0) * Math.sin((Math.PI * (t - start)) / (end - start)) ** 2;
    }
    return sum;
  },
});
