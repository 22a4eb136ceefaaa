import { channelIndex } from "../format/channels.ts";
import { gaussian, smooth } from "../tracks/filters.ts";
import { TRACK_RATE } from "../tracks/frames.ts";
import { danceLayer } from "./dance-layer.ts";

const LIMITED = ["bend", "lean", "nod", "tilt"].map((name) => channelIndex(name as "bend"));

/** A look-ahead limiter: how much smaller changes smoothly in time. */
export const limit = danceLayer({
  name: "limit",
  says: "Makes quick movements of spine and head smaller where they would be too sudden for a neck; slow ones stay.",
  settings: {
    sudden: { value: 1400, unit: "°/s² that spine and head bear", range: [800, 4000], answers: "head acceleration" },
    slow: {
      value: 0.1,
      unit: "s: what takes longer is free, and the limit sets in and eases off as slowly",
      range: [0.03, 0.4],
      answers: "head acceleration",
    },
  },
  shape(channels, { frames, mix }, { sudden, slow }) {
    const onFeet = Float64Array.from({ length: frames }, (_, f) =>
      mix(f, ({ move }) => (move.hands.length > 0 ? 0 : 1)),
    );
    for (const index of LIMITED) {
      const values = channels[index];
      if (values) limitChannel(values, onFeet, sudden, gaussian(slow));
    }
  },
});

function limitChannel(values: Float64Array, onFeet: Float64Array, sudden: number, window: Float64Array): void {
  const slowly = smoothed(values, window);
  const accelerations = accelerationsOf(values.map((value, f) => value - (slowly[f] ?? 0)));
  // An acceleration counts for as long around it as the window sees: the limit sets in before it, and eases off after it.
  const around = (window.length - 1) / 2;
  const shares = accelerations.map((_, f) => {
    const most =
      (onFeet[f] ?? 0) < 0.5 ? 0 : Math.max(...accelerations.subarray(Math.max(0, f - around), f + around + 1));
    return Math.min(1, sudden / most);
  });
  smoothed(shares, window).forEach((share, f) => {
    const sweep = slowly[f] ?? 0;
    values[f] = sweep + ((values[f] ?? 0) - sweep) * share;
  });
}

function smoothed(values: Float64Array, weights: Float64Array): Float64Array {
  const table = new Float64Array(values.length);
  smooth(values, weights, { table, stride: 1, index: 0 });
  return table;
}

/** Absolute accelerations by frame, for each second squared. */
function accelerationsOf(values: Float64Array): Float64Array {
  return values.map((value, f) => {
    const sum = (values[f - 1] ?? value) + (values[f + 1] ?? value);
    return Math.abs(sum - 2 * value) * TRACK_RATE ** 2;
  });
}
