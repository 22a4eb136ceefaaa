import { expect, test } from "vitest";
import { watchDecoding } from "./decoding-watch.ts";

const END = 4;

/** Lets a decoder choose tokens one by one, each with the same scores before it. */
function write(tokens: readonly number[], scores: readonly number[]) {
  const watch = watchDecoding(END);
  const logits = tokens.map((_, i) => {
    const data = Float32Array.from(scores);
    watch.process([tokens.slice(0, i).map(BigInt)], [{ data }]);
    return data;
  });
  watch.process([tokens.map(BigInt)], [{ data: Float32Array.from(scores) }]);
  return { watch, logits };
}

test("confidence is the mean log-probability of what was chosen", () => {
  const scores = [Math.log(8), Math.log(1), Math.log(1), 0, 0].map((v, i) => (i > 2 ? Number.NEGATIVE_INFINITY : v));
  const { watch } = write([0, 1, 0, 1], scores);
  expect(watch.confidence()).toBeCloseTo((2 * Math.log(0.8) + 2 * Math.log(0.1)) / 4, 6);
  expect(watch.isLooping()).toBe(false);
});

test.each([
  ["one token", [0]],
  ["three tokens", [0, 1, 2]],
])("a text that repeats %s is ended", (_, period) => {
  const tokens = Array.from({ length: 24 }, (_, i) => period[i % period.length] ?? 0);
  const { watch, logits } = write(tokens, [5, 4, 3, 2, 1]);
  expect(watch.isLooping()).toBe(true);
  expect([...(logits.at(-1) ?? [])]).toEqual([...Array(4).fill(Number.NEGATIVE_INFINITY), 0]);
});

test("a line sung twice is no loop", () => {
  const { watch } = write([0, 1, 2, 3, 1, 0, 1, 2, 3, 1], [1, 1, 1, 1, 1]);
  expect(watch.isLooping()).toBe(false);
});
