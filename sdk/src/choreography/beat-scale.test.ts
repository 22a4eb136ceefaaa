import { expect, it } from "vitest";
import { createBeatScale } from "./beat-scale.ts";

/** Two seconds at 60 beats a minute, then two at 120. */
const SLOW_THEN_FAST = { duration: 4, beats: [0.5, 1, 2, 2.5, 3, 3.5] };

it("gives every beat the same width, however fast it is", () => {
  const { shareAt } = createBeatScale(SLOW_THEN_FAST);
  const { beats } = SLOW_THEN_FAST;
  const widths = beats.slice(1).map((time, i) => shareAt(time) - shareAt(beats[i] as number));
  for (const width of widths) expect(width).toBeCloseTo(widths[0] as number, 9);
});

it("begins at 0, ends at 1 and finds each time again", () => {
  for (const timeline of [SLOW_THEN_FAST, { duration: 10, beats: [] }, { duration: 10, beats: [0, 5, 10] }]) {
    const { shareAt, secondsAt } = createBeatScale(timeline);
    expect([shareAt(0), shareAt(timeline.duration)]).toEqual([0, 1]);
    for (let time = 0; time <= timeline.duration; time += 0.1) expect(secondsAt(shareAt(time))).toBeCloseTo(time, 9);
  }
});

it("goes by time where no beats are known, and keeps within the song", () => {
  const { shareAt, secondsAt } = createBeatScale({ duration: 8, beats: [] });
  expect([shareAt(2), shareAt(-1), shareAt(99), shareAt(Number.NaN)]).toEqual([0.25, 0, 1, 0]);
  expect(secondsAt(2)).toBe(8);
  expect(createBeatScale({ duration: 0, beats: [] }).shareAt(1)).toBe(0);
});
