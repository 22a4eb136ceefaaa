import { gaussian, smooth } from "../tracks/filters.ts";
import { danceLayer } from "./dance-layer.ts";

/** What no muscle does. */
export const lowPass = danceLayer({
  name: "low-pass",
  says: "Smooths every channel over a few frames: no joint jumps.",
  settings: {
    width: {
      value: 0.026,
      unit: "s, standard deviation of a Gaussian window",
      range: [0.01, 0.08],
      answers: "hand jerk",
    },
  },
  shape(channels, _, { width }) {
    const weights = gaussian(width);
    for (const values of channels) {
      const raw = values.slice();
      smooth(raw, weights, { table: values, stride: 1, index: 0 });
    }
  },
});
