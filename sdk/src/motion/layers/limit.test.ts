import { describe, expect, test } from "vitest";
import { CHANNELS, channelIndex } from "../format/channels.ts";
import { AS_WRITTEN } from "../sequence/intensity.ts";
import { valuesOf } from "../settings/setting.ts";
import { TRACK_RATE } from "../tracks/frames.ts";
import { limit } from "./limit.ts";

const BEND = channelIndex("bend");
/** Four seconds of swinging, degrees. */
const swing = (degrees: number, hertz: number) =>
  Float64Array.from(
    { length: 4 * TRACK_RATE },
    (_, f) => 10 + degrees * Math.sin((2 * Math.PI * hertz * f) / TRACK_RATE),
  );
const limited = (values: Float64Array, onFeet = 1, channel = BEND) => {
  const channels = CHANNELS.map(() => values.slice());
  const dance = { clips: [], intensity: AS_WRITTEN, frames: values.length, mix: () => onFeet };
  limit.shape(channels, dance, valuesOf(limit.settings));
  return channels[channel] as Float64Array;
};
/** The largest difference. */
const apart = (a: Float64Array, b: Float64Array) => Math.max(...a.map((value, i) => Math.abs(value - (b[i] ?? 0))));
const range = (values: Float64Array) => Math.max(...values) - Math.min(...values);

describe("a limited channel", () => {
  test("keeps small movements as they are", () => {
    // Where the values begin and end, the swing stops all at once.
    const middle = (values: Float64Array) => values.subarray(TRACK_RATE, 3 * TRACK_RATE);
    for (const values of [swing(6, 0.4), swing(3, 1)])
      expect(apart(middle(limited(values)), middle(values))).toBeLessThan(1e-9);
  });

  test("makes sudden ones smaller, about the same middle", () => {
    const values = limited(swing(25, 3)).subarray(TRACK_RATE, 3 * TRACK_RATE);
    expect(range(values)).toBeLessThan(30);
    expect(range(values)).toBeGreaterThan(8);
    expect(values.reduce((sum, value) => sum + value) / values.length).toBeCloseTo(10, 0);
  });

  test("keeps small movements beside sudden ones", () => {
    const calm = swing(3, 1);
    const both = Float64Array.of(...calm, ...swing(25, 3), ...calm);
    const middle = (values: Float64Array) => values.subarray(TRACK_RATE, 3 * TRACK_RATE);
    expect(apart(middle(limited(both)), middle(both))).toBeLessThan(1e-9);
    expect(limited(both)).not.toEqual(both);
  });

  test("stays as it is on the hands, and where no neck bears it", () => {
    const values = swing(25, 2);
    expect(apart(limited(values, 0), values)).toBeLessThan(1e-9);
    expect(limited(values, 1, channelIndex("raise.L"))).toEqual(values);
  });
});
