import { describe, expect, it } from "vitest";
import { beatPlaces } from "./beat-places.ts";

describe("places among beats", () => {
  const places = beatPlaces([1, 1.5, 2.5, 3]);

  it("counts beats and the shares between them", () => {
    expect([1, 1.25, 1.5, 2, 2.5, 3].map(places.placeOf)).toEqual([0, 0.5, 1, 1.5, 2, 3]);
  });

  it("goes on evenly before the first beat and after the last", () => {
    expect([0.5, 0, 3.5, 4].map(places.placeOf)).toEqual([-1, -2, 4, 5]);
  });

  it("tells the time of a place", () => {
    for (const time of [-1, 0.2, 1, 1.7, 2.5, 2.9, 3, 7])
      expect(places.timeOf(places.placeOf(time))).toBeCloseTo(time, 12);
  });
});
