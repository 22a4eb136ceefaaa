import { expect, it } from "vitest";
import { documentOf, writeChoreography } from "./writer.ts";

it("keys segments by their start with two decimals, in order", () => {
  const document = documentOf([
    { lyrics: "b", steps: [2], start: 12.483 },
    { lyrics: "a", steps: [1], start: 0 },
  ]);
  expect(Object.keys(document)).toEqual(["0.00", "12.48"]);
});

it("gives every segment a key of its own", () => {
  const document = documentOf([
    { lyrics: "a", steps: [], start: 1.001 },
    { lyrics: "b", steps: [], start: 1.002 },
    { lyrics: "c", steps: [], start: 1.0124 },
  ]);
  expect(Object.entries(document).map(([key, { lyrics }]) => key + lyrics)).toEqual(["1.00a", "1.01b", "1.02c"]);
});

it("writes times to the millisecond", () => {
  expect(writeChoreography({ "0.33": { lyrics: "", steps: [1], start: 1 / 3 } })).toBe(
    '{"0.33":{"lyrics":"","steps":[1],"start":0.333}}',
  );
});
