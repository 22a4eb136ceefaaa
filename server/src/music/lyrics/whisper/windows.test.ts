import { expect, test } from "vitest";
import { joinWindows, lostWindows, windowsOf } from "./windows.ts";

const word = (text: string, start: number) => ({ text, start, end: start + 0.4 });

test("half a minute and less is one window", () => {
  expect(windowsOf(30)).toEqual([{ start: 0, end: 30, from: 0, to: 30 }]);
});

test.each([31, 45.5, 54, 60, 61])(
  "the windows of %d seconds cover it, overlap, and share it without a gap",
  (duration) => {
    const windows = windowsOf(duration);
    expect(windows[0]).toMatchObject({ start: 0, from: 0 });
    expect(windows.at(-1)).toMatchObject({ end: duration, to: duration });
    for (const [i, { start, end, from }] of windows.entries()) {
      expect(end - start).toBeLessThanOrEqual(30 + 1e-9);
      const before = windows[i - 1];
      if (!before) continue;
      expect(before.end - start).toBeCloseTo(6, 9);
      expect(from).toBeCloseTo(before.to, 9);
    }
  },
);

test("a word that two windows hear is there once", () => {
  const [first, second] = windowsOf(54);
  if (!first || !second) throw new Error("There are two windows.");
  const border = first.to;
  const heard = [
    { window: first, words: [word("hold", 1), word("me", border - 0.25), word("cut", border + 2)] },
    { window: second, words: [word("me", border - 0.15 - second.start), word("close", border + 1 - second.start)] },
  ];
  expect(joinWindows(heard).map(({ text }) => text)).toEqual(["hold", "me", "close"]);
  expect(joinWindows(heard).at(-1)?.start).toBeCloseTo(border + 1, 9);
});

test("what is long without words is covered by windows of its own", () => {
  const words = [word("hold", 3), word("me", 10), word("close", 30)];
  expect(lostWindows(words, 60)).toEqual([
    { start: 8.4, end: 32, from: 10.4, to: 30 },
    { start: 28.4, end: 47.2, from: 30.4, to: 44.2 },
    { start: 41.2, end: 60, from: 44.2, to: 60 },
  ]);
  expect(lostWindows([word("hold", 7), word("me", 14.5)], 22)).toEqual([]);
});
