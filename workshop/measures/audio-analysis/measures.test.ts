import { describe, expect, it } from "vitest";
import { parseBeats } from "./annotated-folder.ts";
import { amlt, boundaryF, cmlt, fMeasure, repetitionF } from "./measures.ts";

const truth = Array.from({ length: 40 }, (_, i) => i / 2);
const shifted = truth.map((beat) => beat + 0.25);
const half = truth.filter((_, i) => i % 2 === 0);

describe("measures of beats", () => {
  it("are 1 for the truth, and for beats within their tolerance", () => {
    for (const measure of [fMeasure, cmlt, amlt]) expect(measure(truth, truth)).toBe(1);
    const near = truth.map((beat, i) => beat + (i % 2 ? 0.04 : 0.01));
    expect(fMeasure(truth, near)).toBe(1);
    expect(cmlt(truth, near)).toBe(1);
  });

  it("forgive another octave and the off-beat only where they are to", () => {
    expect(fMeasure(truth, half)).toBeCloseTo(2 / 3, 1);
    expect(cmlt(truth, half)).toBe(0);
    expect(amlt(truth, half)).toBe(1);
    expect(fMeasure(truth, shifted)).toBe(0);
    expect(amlt(truth, shifted)).toBeGreaterThan(0.95);
  });

  it("leave the first five seconds out", () => {
    expect(
      fMeasure(
        truth,
        truth.filter((beat) => beat >= 5),
      ),
    ).toBe(1);
    expect(fMeasure(truth, [])).toBe(0);
  });
});

it("measures boundaries from the start of the clip on", () => {
  expect(boundaryF([2, 10], [2.4, 10.4], 0.5)).toBe(1);
  expect(boundaryF([2, 10], [4, 10.4], 0.5)).toBe(0.5);
  expect(boundaryF([], [], 0.5)).toBe(1);
});

it("reads beats with and without their place in the bar", () => {
  expect(parseBeats("# made by hand\n0.5\t1\n1.0 2\n\n1.5,3\r\n2\n")).toEqual([
    { time: 0.5, position: 1 },
    { time: 1, position: 2 },
    { time: 1.5, position: 3 },
    { time: 2, position: undefined },
  ]);
});

describe("the measure of repeats", () => {
  const sections = (...labels: string[]) => labels.map((label, i) => ({ start: 10 * i, label }));

  it("asks what belongs together, not how it is named", () => {
    expect(repetitionF(sections("A", "B", "A"), sections("x", "y", "x"), 30)).toBe(1);
  });

  it("counts pairs that are torn apart, and pairs that do not belong together", () => {
    // Of 20 moments a section: 3 × 190 pairs within sections, 400 across two.
    const torn = (2 * 570) / (970 + 570);
    expect(repetitionF(sections("A", "B", "A"), sections("A", "B", "C"), 30)).toBeCloseTo(torn, 6);
    expect(repetitionF(sections("A", "B", "C"), sections("A", "B", "A"), 30)).toBeCloseTo(torn, 6);
  });
});
