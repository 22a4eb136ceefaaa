import { describe, expect, test } from "vitest";
import { channelIndex } from "../format/channels.ts";
import { TRACK_RATE } from "./frames.ts";
import { limitAcceleration } from "./limit-acceleration.ts";

const BEND = channelIndex("bend");
const never = () => false;
/** Four seconds of swinging, degrees. */
const swing = (degrees: number, hertz: number) =>
  Float64Array.from(
    { length: 4 * TRACK_RATE },
    (_, f) => 10 + degrees * Math.sin((2 * Math.PI * hertz * f) / TRACK_RATE),
  );
const limited = (values: Float64Array, isFree: (frame: number) => boolean = never, channel = BEND) => {
  const out = values.slice();
  limitAcceleration(out, channel, isFree);
  return out;
};
const range = (values: Float64Array) => Math.max(...values) - Math.min(...values);

describe("a limited channel", () => {
  test("keeps small movements to the last bit", () => {
    // Where the values begin and end, the swing stops all at once.
    const middle = (values: Float64Array) => values.subarray(TRACK_RATE, 3 * TRACK_RATE);
    for (const values of [swing(6, 0.4), swing(3, 1)]) expect(middle(limited(values))).toEqual(middle(values));
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
    expect(limited(both).subarray(TRACK_RATE, 3 * TRACK_RATE)).toEqual(both.subarray(TRACK_RATE, 3 * TRACK_RATE));
    expect(limited(both)).not.toEqual(both);
  });

  test("stays as it is on the hands, and where no neck bears it", () => {
    const values = swing(25, 2);
    expect(limited(values, () => true)).toEqual(values);
    expect(limited(values, never, channelIndex("raise.L"))).toEqual(values);
  });
});
