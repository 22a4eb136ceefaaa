import { expect, test } from "vitest";
import { channelNamed } from "../../../sdk/src/motion/format/channels.ts";
import { DEFAULT_SETTINGS } from "../../../sdk/src/motion/layers/index.ts";
import { solve } from "../../../sdk/src/motion/pose/solve.ts";
import { STRIDE } from "../../../sdk/src/motion/tracks/columns.ts";
import { LEAD, TRACK_RATE } from "../../../sdk/src/motion/tracks/frames.ts";
import { explain, sumsAt } from "./explain.ts";

const beats = Array.from({ length: 17 }, (_, i) => i / 2);
const score = { duration: 8, beats, moves: [{ move: 5, start: 1, end: 5, style: "Hip Hop" as const }] };
const at = (values: Float64Array, seconds: number) => values[Math.round(seconds * TRACK_RATE) + LEAD] ?? 0;

test("the layers of a channel add up to what is danced", () => {
  const bend = channelNamed("bend");
  const explained = explain(score, bend, DEFAULT_SETTINGS);
  expect(explained.map(({ layer }) => layer)).toEqual(["gesture", "posture", "breath", "groove", "low-pass"]);
  const { channels } = solve(score, { idling: 0 });
  const danced = channels[(Math.round(2.5 * TRACK_RATE) + LEAD) * STRIDE + bend.index] ?? 0;
  const sums = sumsAt(explained, bend, 2.5);
  expect(sums.reduce((sum, { adds }) => sum + adds, bend.rest)).toBeCloseTo(danced, 9);
  expect(sums.at(-1)?.value).toBeCloseTo(danced, 9);
});

test("an author's degrees are the degrees of the gesture at full intensity", () => {
  const twist = channelNamed("twist");
  // Swing left and right writes a twist of 16 degrees at its second beat, and the style scales the spine by its size.
  const { values } = explain(score, twist, DEFAULT_SETTINGS)[0] ?? {};
  const { clips } = solve(score, { idling: 0 });
  const style = clips.find(({ idle }) => !idle)?.style;
  expect(at(values as Float64Array, 1.5 + twist.lag)).toBeCloseTo(16 * (style?.size[twist.index] ?? 0), 0);
});

test("a layer that is left out adds nothing, and a setting changes what its layer adds", () => {
  const raise = channelNamed("raise.L");
  const names = (off: string[]) =>
    explain(score, raise, { ...DEFAULT_SETTINGS, off: new Set(off) }).map(({ layer }) => layer);
  expect(names([])).toContain("carriage");
  expect(names(["carriage"])).not.toContain("carriage");
  const layers = { ...DEFAULT_SETTINGS.layers, carriage: { ...DEFAULT_SETTINGS.layers.carriage, by: 0 } };
  const lowered = explain(score, raise, DEFAULT_SETTINGS).find(({ layer }) => layer === "carriage");
  const level = explain(score, raise, { ...DEFAULT_SETTINGS, layers }).find(({ layer }) => layer === "carriage");
  expect(level).toBeUndefined();
  expect(lowered).toBeDefined();
});
