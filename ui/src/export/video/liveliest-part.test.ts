import type { Timeline } from "@nataraj/sdk/choreography";
import { expect, it } from "vitest";
import { liveliestPart } from "./liveliest-part.ts";

/** Forty seconds at 60 beats a minute, with a line every ten seconds. @param loud Seconds that are loud. */
function danceOf(loud: (seconds: number) => boolean): Timeline {
  const beats = Array.from({ length: 40 }, (_, i) => i);
  const segments = [0, 10, 20, 30].map((start) => ({
    key: String(start),
    lyrics: "la",
    start,
    end: start + 10,
    style: undefined,
    steps: [],
  }));
  const energy = beats.map((beat) => (loud(beat) ? 1 : 0.2));
  return { duration: 40, segments, beats, dynamics: { energy, hits: [], breaks: [], builds: [] } };
}

it("begins with the line from which the music is loudest", () => {
  expect(
    liveliestPart(
      danceOf((beat) => beat >= 22),
      15,
    ),
  ).toEqual({ start: 20, end: 35 });
  expect(
    liveliestPart(
      danceOf((beat) => beat < 12),
      15,
    ),
  ).toEqual({ start: 0, end: 15 });
});

it("is the whole dance where that is shorter", () => {
  expect(
    liveliestPart(
      danceOf(() => true),
      60,
    ),
  ).toEqual({ start: 0, end: 40 });
});

it("is the beginning where nothing says how loud the music is", () => {
  expect(liveliestPart({ duration: 40, segments: [], beats: [] }, 15)).toEqual({ start: 0, end: 15 });
});
