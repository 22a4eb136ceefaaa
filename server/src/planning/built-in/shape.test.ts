import { buildTimeline, readChoreography, type TimedStep } from "@nataraj/sdk/choreography";
import { writeChoreography } from "@nataraj/sdk/choreography/edit";
import { DANCE_STYLES, type DanceStyle } from "@nataraj/sdk/contract";
import { CATALOGUE, type MoveInfo } from "@nataraj/sdk/motion";
import { describe, expect, it } from "vitest";
import type { HeardDynamics, SongAnalysis } from "../../music/analysis.ts";
import { analysisOf } from "./analysis.fixture.ts";
import { BuiltInPlanner } from "./built-in-planner.ts";
import { replanSegment } from "./replan-segment.ts";
import { turnOf, variantOptionsOf, wrapDegrees } from "./variant-options.ts";

/** A minute at 120: quiet, verse, chorus, quiet, verse, chorus, which is louder; it ends with a stroke that rings. */
function song(chorus = 0.85): SongAnalysis {
  const parts = [
    ["A", 0.1],
    ["B", 0.5],
    ["C", chorus],
    ["A", 0.1],
    ["B", 0.5],
    ["C", 1],
  ] as const;
  const length = 10.667;
  const analysis = analysisOf({ seconds: 64 });
  const energyAt = (time: number) => parts[Math.min(5, Math.floor(time / length))]?.[1] ?? 0;
  const energy = analysis.beats.map(energyAt);
  const loudness = analysis.beats.map((time) => (time > 61.2 ? -45 : -30 + 16 * energyAt(time)));
  const levels = { times: analysis.beats, loudness, energy, flux: [], low: [] };
  const dynamics: HeardDynamics = {
    loudness: -16,
    range: 14,
    beats: levels,
    bars: levels,
    strikes: [{ time: 21.5, strength: 1 }],
    breaks: [{ start: 31, end: 32.2 }],
    builds: [{ start: 48, end: 53.5 }],
  };
  const sections = parts.map(([label, value], i) => ({
    start: i * length,
    end: (i + 1) * length,
    label,
    energy: value,
  }));
  return { ...analysis, sections, energy, dynamics };
}

const infoOf = (step: TimedStep) => CATALOGUE[step.move - 1] as MoveInfo;
const variantsOf = (step: TimedStep) =>
  infoOf(step).variants.filter(({ name }) => step.variant?.split(" ").includes(name));
const analysis = song();
const danced = new Map(
  await Promise.all(
    DANCE_STYLES.map(async (style) => {
      const { choreography } = await new BuiltInPlanner().plan({ analysis, styles: [style], seed: "shape" });
      const { document, warnings } = readChoreography(writeChoreography(choreography));
      const timeline = buildTimeline(document, 64);
      return [style, { warnings, timeline, steps: timeline.segments.flatMap(({ steps }) => steps) }] as const;
    }),
  ),
);
const dance = (style: DanceStyle) => danced.get(style) as NonNullable<ReturnType<typeof danced.get>>;

it("opens to the front and not with a turn, where the music is loud from its first beat", async () => {
  const loud = { ...analysis, energy: analysis.beats.map(() => 0.95), dynamics: undefined };
  for (const style of DANCE_STYLES)
    for (const seed of ["a", "b"]) {
      const { choreography } = await new BuiltInPlanner().plan({ analysis: loud, styles: [style], seed });
      const first = buildTimeline(choreography, 64).segments.flatMap(({ steps }) => steps)[0] as TimedStep;
      expect(Math.abs(infoOf(first).end.turn), `${style} ${seed}`).toBeLessThan(180);
    }
});

it("turns where the music goes on, not where a break would cut the turn off", async () => {
  const stops = [7, 15, 23, 31, 39, 47].map((start) => ({ start, end: start + 1 }));
  const { dynamics } = analysis;
  const stopped = { ...analysis, ...(dynamics && { dynamics: { ...dynamics, breaks: stops } }) };
  let turns = 0;
  for (const style of DANCE_STYLES) {
    const { choreography } = await new BuiltInPlanner().plan({ analysis: stopped, styles: [style], seed: "stops" });
    const { segments } = buildTimeline(choreography, 64);
    const turning = segments.flatMap(({ steps }) => steps).filter((step) => Math.abs(infoOf(step).end.turn) >= 180);
    turns += turning.length;
    const cut = turning.filter(({ start, end }) => stops.some((stop) => stop.start < end && stop.end > start));
    expect(cut, style).toEqual([]);
  }
  expect(turns).toBeGreaterThan(0);
});

it("turns round on the way of moves that are no turns, in louder music, neither over a break nor beside a turn", () => {
  let [rounds, target, all, mean] = [0, 0, 0, 0];
  for (const style of DANCE_STYLES) {
    const { steps } = dance(style);
    const isTurn = (step: TimedStep | undefined) => step !== undefined && Math.abs(infoOf(step).end.turn) >= 180;
    for (const [i, step] of steps.entries()) {
      const energy = analysis.sections.findLast(({ start }) => start <= step.start + 0.1)?.energy ?? 0;
      all++;
      mean += energy;
      const goesRound = variantsOf(step).some(({ end }) => Math.abs(end.turn) >= 270);
      if (!goesRound || isTurn(step)) continue;
      rounds++;
      target += energy;
      expect(isTurn(steps[i - 1]) || isTurn(steps[i + 1]), `${style} ${step.start}`).toBe(false);
      expect(step.start < 32.2 && step.end > 31, `${style} ${step.start}`).toBe(false);
    }
  }
  expect(rounds).toBeGreaterThanOrEqual(5);
  expect(target / rounds).toBeGreaterThan(mean / all + 0.1);
});

describe.each(DANCE_STYLES)("a dance in %s", (style) => {
  const { timeline, steps, warnings } = dance(style);
  const counts = (step: TimedStep) => Math.round((step.end - step.start) * 2);

  it("carries what the music does, and takes its last pose on the last stroke", () => {
    expect(warnings).toEqual([]);
    const { dynamics, beats } = timeline;
    expect(dynamics?.energy).toHaveLength(beats.length);
    expect(dynamics?.hits).toEqual([21.5, 61]);
    expect(dynamics?.breaks).toEqual([
      { start: 31, end: 32.2 },
      { start: 61, end: 64 },
    ]);
    expect(dynamics?.builds).toEqual([{ start: 48, end: 53.5 }]);
    const last = steps.at(-1) as TimedStep;
    const { beats: length, accents } = infoOf(last);
    const beat = ((61 - last.start) / (last.end - last.start)) * length;
    expect(accents.filter((accent) => accent > 0)).toContain(beat);
  });

  it("does nothing the same way three times", () => {
    const ways = steps.map(({ move, variant = "" }) => `${move} ${variant}`);
    for (const way of ways) expect(ways.filter((other) => other === way).length).toBeLessThan(3);
  });

  it("opens and closes to the front, and shows its back only late in a phrase", () => {
    let facing = 0;
    const starts = [0, 11, 21.5, 32, 42.5, 53.5];
    for (const step of steps) {
      const option = variantOptionsOf(infoOf(step), counts(step), step.variant).find(
        ({ words }) => words === (step.variant ?? ""),
      );
      expect(option, `${step.move} ${step.variant}`).toBeDefined();
      const isFirstEight = starts.some((start) => step.start >= start - 0.6 && step.start < start + 3.4);
      if (isFirstEight) expect(option?.back).toBe(0);
      expect(option?.back).toBeLessThanOrEqual(4);
      facing = wrapDegrees(facing + (option?.turn ?? 0));
      expect(Math.abs(facing)).toBeLessThanOrEqual(95);
    }
    expect(Math.abs(facing)).toBeLessThan(20);
  });

  it("spends less on the quiet parts, and keeps the largest for the end", () => {
    const energyIn = (from: number, to: number) => {
      const inside = steps.filter(({ start }) => start >= from - 0.1 && start < to - 0.1);
      return inside.reduce((sum, step) => sum + infoOf(step).energy * counts(step), 0) / (2 * (to - from));
    };
    expect(energyIn(0, 10)).toBeLessThan(energyIn(22, 32) - 0.2);
    expect(energyIn(53.5, 60)).toBeGreaterThan(energyIn(11, 21) + 0.05);
  });
});

it("dances a phrase that returns alike, and not the same", () => {
  const { steps } = dance("Jazz Dance");
  const between = (from: number, to: number) =>
    steps.filter(({ start }) => start >= from && start < to).map(({ move, variant = "" }) => ({ move, variant }));
  const [once, again] = [between(20.9, 31.9), between(52.9, 60)];
  const common = Math.min(once.length, again.length) - 1;
  expect(common).toBeGreaterThan(0);
  for (let i = 0; i < common; i++) expect(again[i]?.move).toBe(once[i]?.move);
  const verses = [between(10.5, 21), between(42, 53)] as const;
  const lastOf = (verse: typeof once) => verse.slice(-2);
  expect(lastOf(verses[0]).map(({ move }) => move)).toEqual(lastOf(verses[1]).map(({ move }) => move));
  expect(lastOf(verses[0])).not.toEqual(lastOf(verses[1]));
});

it.each(DANCE_STYLES)(
  "ends a chorus that returns as the climax with one of the largest moves, in %s",
  async (style) => {
    const { choreography } = await new BuiltInPlanner().plan({ analysis: song(0.6), styles: [style], seed: "climax" });
    const { segments } = buildTimeline(choreography, 64);
    const steps = segments.flatMap((segment) => segment.steps);
    const largest = steps.filter(({ move }) => (CATALOGUE[move - 1]?.energy ?? 0) >= 0.88);
    const first = steps.find(({ start }) => start > 20.9);
    const again = steps.find(({ start }) => start > 52.9);
    expect(again?.move).toBe(first?.move);
    const atClimax = largest.filter(({ start }) => start > 52.9);
    expect(atClimax).not.toEqual([]);
    for (const step of atClimax) expect(infoOf(step).styles).toContain(style);
    expect(largest.filter(({ start }) => start > 20.9 && start < 31.9)).toEqual([]);
  },
);

it("has flares and handstands in most dances in Breakdancing, with rest between", async () => {
  const counts: number[] = [];
  for (const seed of ["a", "b", "c", "d", "e", "f"]) {
    const { choreography } = await new BuiltInPlanner().plan({ analysis, styles: ["Breakdancing"], seed });
    const { segments } = buildTimeline(choreography, 64);
    const stunts = segments.flatMap(({ steps }) => steps).filter((step) => infoOf(step).acrobatic);
    counts.push(stunts.length);
    for (const [i, { start }] of stunts.slice(1).entries()) expect(start - (stunts[i]?.end ?? 0)).toBeGreaterThan(15);
  }
  // Breaks of the music leave no room for them in some.
  expect(counts.filter(Boolean).length).toBeGreaterThanOrEqual(4);
});

it("plans a segment again so that what follows faces as before, to a quarter turn", () => {
  const { timeline } = dance("Hip Hop");
  const turnIn = (steps: readonly { move: number; counts: number; variant?: string | undefined }[]) =>
    steps.reduce((sum, step) => sum + turnOf(CATALOGUE[step.move - 1] as MoveInfo, step.counts, step.variant), 0);
  const segments = timeline.segments.filter(({ steps }) => steps.length > 0).slice(0, 6);
  for (const { key, steps } of segments) {
    const task = { analysis, styles: ["Hip Hop"] as const, seed: "again", current: timeline, segmentKey: key };
    const { placed } = replanSegment(task, CATALOGUE);
    const before = turnIn(
      steps.map(({ move, variant, start, end }) => ({ move, variant, counts: Math.round((end - start) * 2) })),
    );
    const after = turnIn(placed.map(({ move, variant, length }) => ({ move: move.number, variant, counts: length })));
    expect(Math.abs(wrapDegrees(after - before))).toBeLessThan(90);
  }
});
