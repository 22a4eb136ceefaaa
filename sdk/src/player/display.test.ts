import { describe, expect, it } from "vitest";
import { buildTimeline } from "../choreography/build-timeline.ts";
import { PROGRESS_SCALE_PERCENT } from "../contract/limits.ts";
import { eightCountAt, formatTime, lyricAt, nextStepNameAt, progressPercent } from "./display.ts";
import { playableOf } from "./playable.ts";

const timeline = buildTimeline(
  {
    "0.00": { lyrics: "walk", steps: [18, 8], start: 0, at: [1, 2], beats: [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5] },
    "4.00": { lyrics: "bow", steps: [27], start: 4, at: [5], beats: [4, 4.5, 5, 5.5] },
  },
  8,
);

describe("what the player shows", () => {
  it("is the line that is sung", () => {
    expect([0, 3.9, 4, 8].map((time) => lyricAt(timeline, time))).toEqual(["walk", "walk", "bow", "bow"]);
    expect(lyricAt({ duration: 0, segments: [], beats: [] }, 0)).toBe("");
  });

  it("is the coming move by name, and none after the last", () => {
    expect([0, 1, 2, 5].map((time) => nextStepNameAt(timeline, time))).toEqual([
      "Walk",
      "Jump",
      "Bow down and greet",
      undefined,
    ]);
  });

  it("is time/duration × 97.5 % on the project page and × 90 % standalone", () => {
    expect(progressPercent(30, 60, PROGRESS_SCALE_PERCENT.project)).toBe(48.75);
    expect(progressPercent(60, 60, PROGRESS_SCALE_PERCENT.project)).toBe(97.5);
    expect(progressPercent(60, 60, PROGRESS_SCALE_PERCENT.standalone)).toBe(90);
    expect(progressPercent(5, 0, 90)).toBe(0);
    expect(progressPercent(Number.NaN, 60, 90)).toBe(0);
    expect(progressPercent(99, 60, 90)).toBe(90);
  });

  it("is the count of eight, with 1 where the dance begins", () => {
    expect([0, 0.6, 1, 1.5, 4.4, 4.5, 5].map((time) => eightCountAt(timeline, time))).toEqual([7, 8, 1, 2, 7, 8, 1]);
    expect(eightCountAt(timeline, -1)).toBeUndefined();
    expect(eightCountAt({ ...timeline, beats: [] }, 3)).toBeUndefined();
  });

  it("is a time in minutes and seconds", () => {
    expect([0, 9.99, 65, 600, Number.NaN, -3].map(formatTime)).toEqual([
      "0:00",
      "0:09",
      "1:05",
      "10:00",
      "0:00",
      "0:00",
    ]);
  });
});

describe("the playable of a project", () => {
  it("is read out of the text around it", () => {
    const project = { song: "/song", duration: 8, choreography: 'Here: {"a": {"lyrics": "x", "steps": [3, 4]}} enjoy' };
    const playable = playableOf(project);
    expect(playable).toMatchObject({ song: "/song", sequence: "3_4" });
    expect(playable.timeline.segments[0]?.steps.map(({ move }) => move)).toEqual([3, 4]);
  });

  it("is refused where there is none", () => {
    expect(() => playableOf({ song: "", duration: 8, choreography: "I am sorry." })).toThrow("no JSON object");
  });
});
