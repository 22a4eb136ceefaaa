import { describe, expect, it } from "vitest";
import { beatScale } from "./beat-scale.ts";

describe("a scale of beats", () => {
  const scale = beatScale([1, 1.5, 2.5, 3]);

  it("counts beats and the shares between them", () => {
    expect([1, 1.25, 1.5, 2, 2.5, 3].map(scale.placeOf)).toEqual([0, 0.5, 1, 1.5, 2, 3]);
  });

  it("goes on evenly before the first beat and after the last", () => {
    expect([0.5, 0, 3.5, 4].map(scale.placeOf)).toEqual([-1, -2, 4, 5]);
  });

  it("tells the time of a place", () => {
    for (const time of [-1, 0.2, 1, 1.7, 2.5, 2.9, 3, 7])
      expect(scale.timeOf(scale.placeOf(time))).toBeCloseTo(time, 12);
  });
});
