import { buildTimeline, type ChoreographyDocument, nextStepAt } from "@nataraj/sdk/choreography";
import { DANCE_STYLES } from "@nataraj/sdk/contract";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analysisOf } from "./analysis.fixture.ts";
import { BuiltInPlanner } from "./built-in-planner.ts";

const planner = new BuiltInPlanner();
const lyrics = [
  { text: "first line", start: 3.2, end: 4.5 },
  { text: "second line", start: 9.7, end: 12 },
  { text: "third line", start: 20.1, end: 22 },
];
const analysis = analysisOf({ lyrics, lyricsSource: "tags" });

async function danced(style: (typeof DANCE_STYLES)[number] = "Salsa") {
  const { choreography } = await planner.plan({ analysis, styles: [style], seed: "a" });
  return { style, choreography, current: buildTimeline(choreography, analysis.duration) };
}

/** The document with one segment replanned, as the server stores it. */
async function replanned(
  { style, choreography, current }: Awaited<ReturnType<typeof danced>>,
  segmentKey: string,
  seed = "b",
) {
  const plan = await planner.planSegment({ analysis, styles: [style], seed, current, segmentKey });
  const { steps, at } = plan;
  const after: ChoreographyDocument = {
    ...choreography,
    [segmentKey]: { ...choreography[segmentKey], lyrics: "", steps, at },
  };
  return { plan, timeline: buildTimeline(after, analysis.duration) };
}

describe("planSegment", () => {
  it.each(DANCE_STYLES)("changes each segment of a dance in %s, and nothing beside it", async (style) => {
    const before = await danced(style);
    const segments = before.current.segments.filter(({ steps }) => steps.length > 0);
    expect(segments.length).toBeGreaterThan(3);
    for (const { key, steps: own } of segments) {
      const { plan, timeline } = await replanned(before, key);
      expect(plan.steps).not.toEqual(own.map(({ move }) => move));
      for (const [i, segment] of timeline.segments.entries()) {
        const old = before.current.segments[i];
        if (segment.key === key) {
          expect(segment.steps[0]?.start).toBe(old?.steps[0]?.start);
          expect(segment.steps.at(-1)?.end).toBe(old?.steps.at(-1)?.end);
          for (const step of segment.steps) expect(analysis.beats).toContain(step.start);
        } else expect(segment.steps).toEqual(old?.steps);
      }
    }
  });

  it("joins its neighbours: no move follows itself across the seams", async () => {
    const before = await danced();
    for (const { key, steps } of before.current.segments) {
      if (steps.length === 0) continue;
      const { plan, timeline } = await replanned(before, key);
      const moves = timeline.segments.flatMap((segment) => segment.steps.map(({ move }) => move));
      expect(moves.filter((move, i) => move === moves[i - 1])).toEqual([]);
      expect(plan.explanation).toHaveLength(plan.steps.length);
    }
  });

  it("is another one each time, and the same for the same seed", async () => {
    const before = await danced();
    const key = before.current.segments.toSorted((a, b) => b.steps.length - a.steps.length)[0]?.key ?? "";
    const once = (await replanned(before, key, "b")).plan;
    expect((await replanned(before, key, "b")).plan).toEqual(once);
    const many = new Set<string>();
    for (const seed of ["b", "c", "d", "e", "f", "g"])
      many.add((await replanned(before, key, seed)).plan.steps.join("_"));
    expect(many.size).toBeGreaterThan(1);
  });

  it("still says goodbye at the end", async () => {
    const before = await danced("Jazz Dance");
    const last = before.current.segments.findLast(({ steps }) => steps.length > 0);
    const { plan } = await replanned(before, last?.key ?? "");
    if ((last?.steps.length ?? 0) > 1) expect(plan.steps.at(-1)).toBe(27);
    expect(nextStepAt(before.current, 31)).toBeUndefined();
  });

  it("keeps what a person has put elsewhere", async () => {
    const { choreography, style } = await danced();
    const [first = "", second = ""] = Object.keys(choreography).filter((key) => choreography[key]?.steps.length);
    const edited = {
      ...choreography,
      [first]: { ...choreography[first], lyrics: "", steps: [22], at: choreography[first]?.at?.slice(0, 1) ?? [] },
    };
    const current = buildTimeline(edited, analysis.duration);
    const plan = await planner.planSegment({ analysis, styles: [style], seed: "b", current, segmentKey: second });
    // Straight out of a handstand no other stunt follows.
    expect(plan.steps[0]).not.toBe(22);
    expect(plan.steps[0]).not.toBe(3);
  });

  it("replans documents from elsewhere, off the beat and without times", async () => {
    const step = fc.integer({ min: 1, max: 29 });
    const segment = fc.record({
      lyrics: fc.string({ maxLength: 20 }),
      steps: fc.array(step, { minLength: 1, maxLength: 9 }),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(segment, { minLength: 1, maxLength: 6 }),
        fc.nat(),
        fc.boolean(),
        async (list, n, beats) => {
          const choreography: ChoreographyDocument = Object.fromEntries(list.map((entry, i) => [`s${i}`, entry]));
          const current = buildTimeline(choreography, 31.3);
          const own = current.segments.filter(({ steps }) => steps.length > 0);
          const old = own[n % own.length];
          if (!old) return;
          const heard = beats ? analysis : analysisOf({ beats: [], downbeats: [], energy: [] });
          const task = { analysis: heard, styles: ["Ballet"] as const, seed: "s", current, segmentKey: old.key };
          const { steps, at } = await planner.planSegment(task);
          expect(steps.length).toBeGreaterThan(0);
          expect(steps).not.toEqual(old.steps.map(({ move }) => move));
          const after = buildTimeline(
            {
              ...choreography,
              [old.key]: { ...choreography[old.key], lyrics: choreography[old.key]?.lyrics ?? "", steps, at },
            },
            31.3,
          );
          const same = (timeline: typeof after) => timeline.segments.filter(({ key }) => key !== old.key);
          expect(same(after)).toEqual(same(current));
          expect(after.segments.find(({ key }) => key === old.key)?.steps.map(({ start }) => start)).toEqual(at);
        },
      ),
      { numRuns: 16, seed: 1 },
    );
  });

  it("refuses a segment that is not there", async () => {
    const { current } = await danced();
    const task = { analysis, styles: ["Salsa"] as const, seed: "b", current, segmentKey: "99.00" };
    await expect(planner.planSegment(task)).rejects.toThrow(RangeError);
  });
});

describe("plan over a dance that is there", () => {
  it.each(DANCE_STYLES)("makes another one in %s", async (style) => {
    const { current } = await danced(style);
    const { choreography } = await planner.plan({ analysis, styles: [style], seed: "b", current });
    const moves = (timeline: typeof current) => timeline.segments.flatMap(({ steps }) => steps);
    const old = new Map(moves(current).map(({ start, move }) => [start, move]));
    const anew = moves(buildTimeline(choreography, analysis.duration));
    const same = anew.filter(({ start, move }) => old.get(start) === move);
    expect(same.length / anew.length).toBeLessThan(0.5);
  });
});
