import { buildTimeline, readChoreography } from "@nataraj/sdk/choreography";
import { writeChoreography } from "@nataraj/sdk/choreography/edit";
import { DANCE_STYLES } from "@nataraj/sdk/contract";
import { CATALOGUE } from "@nataraj/sdk/motion";
import { describe, expect, it } from "vitest";
import { analysisOf } from "./analysis.fixture.ts";
import { BuiltInPlanner } from "./built-in-planner.ts";
import { planOf } from "./counted-plan.ts";

const planner = new BuiltInPlanner();
const plan = (
  overrides: Parameters<typeof analysisOf>[0] = {},
  styles = ["Salsa"] as (typeof DANCE_STYLES)[number][],
) => planner.plan({ analysis: analysisOf(overrides), styles, seed: "seed" });
const segments = async (...args: Parameters<typeof plan>) => Object.values((await plan(...args)).choreography);

describe("BuiltInPlanner", () => {
  it("begins every step on a beat", async () => {
    const analysis = analysisOf({ tempo: 104, seconds: 40 });
    const { choreography } = await planner.plan({ analysis, styles: ["Hip Hop"], seed: "a" });
    const at = Object.values(choreography).flatMap((segment) => segment.at ?? []);
    expect(at.length).toBeGreaterThan(8);
    for (const time of at) expect(analysis.beats).toContain(time);
  });

  it("writes a document that is read back without a warning and fills the song", async () => {
    const { choreography } = await plan();
    const read = readChoreography(writeChoreography(choreography));
    expect(read.warnings).toEqual([]);
    const { segments } = buildTimeline(read.document, 32);
    const steps = segments.flatMap((segment) => segment.steps);
    expect(steps[0]?.start).toBe(0);
    for (const [i, step] of steps.entries()) expect(step.start).toBe(steps[i - 1]?.end ?? 0);
    expect(steps.at(-1)?.end).toBeGreaterThan(31);
  });

  it("is the same for the same seed and another for another", async () => {
    const analysis = analysisOf();
    const text = async (seed: string) =>
      writeChoreography((await planner.plan({ analysis, styles: ["Jazz Dance"], seed })).choreography);
    expect(await text("a")).toBe(await text("a"));
    expect(await text("a")).not.toBe(await text("b"));
  });

  it("repeats the phrase of a section that repeats", async () => {
    const steps = (await segments({ seconds: 64 })).map(({ start = 0, steps }) => ({ start, steps }));
    const between = (from: number, to: number) =>
      steps.filter(({ start }) => start >= from && start < to).flatMap(({ steps }) => steps);
    expect(between(32, 48)).toEqual(between(0, 16));
    expect(between(48, 56)).toEqual(between(16, 24));
  });

  it("dances loud sections with more energy than quiet ones", async () => {
    const all = await segments({ seconds: 64 });
    const energyOf = (loud: boolean) => {
      const moves = all
        .filter(({ start = 0 }) => Math.floor(start / 16) % 2 === (loud ? 1 : 0))
        .flatMap(({ steps }) => steps.map((step) => CATALOGUE[step - 1]?.energy ?? 0));
      return moves.reduce((sum, energy) => sum + energy, 0) / moves.length;
    };
    expect(energyOf(true)).toBeGreaterThan(energyOf(false) + 0.15);
  });

  it("answers words of the lyrics with the moves that they call for", async () => {
    const lyrics = [{ text: "Jump jump jump", start: 8, end: 9.5 }];
    const steps = (await segments({ lyrics, lyricsSource: "tags" })).filter(({ at }) => at?.includes(8));
    const names = [8, 25, 29].flatMap((number) => CATALOGUE[number - 1]?.number ?? []);
    expect(names).toContain(steps[0]?.steps[0]);
  });

  it("answers a word that is sung again and again with more than one move", async () => {
    const lyrics = Array.from({ length: 12 }, (_, bar) => ({ text: "sway", start: 2 * bar, end: 2 * bar + 1 }));
    for (const style of DANCE_STYLES) {
      const steps = (await segments({ lyrics, lyricsSource: "tags" }, [style])).flatMap((segment) => segment.steps);
      expect(steps.filter((step, i) => step === steps[i - 1])).toEqual([]);
    }
  });

  it("bows to a greeting where the music is quiet, not where it is loud", async () => {
    const lyrics = [{ text: "good evening", start: 8, end: 9.5 }];
    const bowsAt = async (level: number) => {
      const energy = analysisOf().beats.map((time) => (time >= 8 && time < 12 ? level : 1 - level));
      const all = await segments({ lyrics, lyricsSource: "tags", energy }, ["Indian Classical"]);
      return all.flatMap(({ steps, at = [] }) => at.filter((time, i) => steps[i] === 27 && time < 20));
    };
    expect(await bowsAt(0.1)).toContain(8);
    expect(await bowsAt(0.9)).toEqual([]);
  });

  it("begins a segment with each line, and shows nothing where nothing is sung", async () => {
    const lyrics = [
      { text: "first line", start: 3.2, end: 4.5 },
      { text: "second line", start: 4.7, end: 6, translation: "deuxième vers" },
      { text: "third line", start: 20.1, end: 22 },
    ];
    const all = await segments({ lyrics, lyricsSource: "tags" });
    expect(all.filter((segment) => segment.lyrics).map(({ lyrics, start }) => [lyrics, start])).toEqual([
      ["first line", 3.2],
      ["second line", 4.7],
      ["third line", 20.1],
    ]);
    expect(all[0]?.lyrics).toBe("");
    expect(all.map(({ translation }) => translation).filter(Boolean)).toEqual(["deuxième vers"]);
  });

  it("shows each of many short lines from its own time, also where a style begins", async () => {
    const starts = Array.from({ length: 64 }, (_, i) => 0.3 + i * 0.41);
    const lyrics = starts.map((start, i) => ({ text: `line ${i}`, start, end: start + 0.3 }));
    const all = await segments({ lyrics, lyricsSource: "tags" }, ["Salsa", "Ballet"]);
    expect(all.some(({ style }, i) => i > 0 && style !== all[i - 1]?.style)).toBe(true);
    for (const { text, start } of lyrics) {
      const segment = all.find(({ lyrics }) => lyrics === text);
      expect(Math.abs((segment?.start ?? 9) - start)).toBeLessThan(0.35);
    }
    expect(new Set(all.map(({ start }) => start)).size).toBe(all.length);
    const isLate = ({ text, start }: (typeof lyrics)[0]) => all.find(({ lyrics }) => lyrics === text)?.start !== start;
    // At most one line begins with each change of style, and one with the song.
    const changes = all.filter(({ style }, i) => style !== all[i - 1]?.style);
    expect(lyrics.filter(isLate).length).toBeLessThanOrEqual(changes.length);
  });

  it.each(DANCE_STYLES)("keeps %s to moves that suit it, mostly", async (style) => {
    const steps = (await segments({ seconds: 60 }, [style])).flatMap((segment) => segment.steps);
    const suited = steps.filter((step) => CATALOGUE[step - 1]?.styles.includes(style));
    const share = CATALOGUE.filter((move) => move.styles.includes(style)).length / CATALOGUE.length;
    expect(suited.length / steps.length).toBeGreaterThan(Math.min(0.5, 1.8 * share));
  });

  it.each(DANCE_STYLES)("leaves out of %s what looks out of place in it", async (style) => {
    const clashing = CATALOGUE.filter(({ clashes }) => clashes?.includes(style)).map(({ number }) => number);
    for (const seed of ["a", "b", "c"]) {
      const { choreography } = await planner.plan({ analysis: analysisOf({ seconds: 60 }), styles: [style], seed });
      const steps = Object.values(choreography).flatMap((segment) => segment.steps);
      expect(steps.filter((step) => clashing.includes(step))).toEqual([]);
    }
  });

  it("dances what a word calls for in any style", async () => {
    const lyrics = [{ text: "robot robot robot", start: 8, end: 9.5 }];
    const steps = (await segments({ lyrics, lyricsSource: "tags" }, ["Ballet"])).filter(({ at }) => at?.includes(8));
    expect(steps[0]?.steps[0]).toBe(28);
  });

  it("varies: no move takes up more than a third, none follows itself", async () => {
    const steps = (await segments({ seconds: 60 })).flatMap((segment) => segment.steps);

    const most = Math.max(...steps.map((step) => steps.filter((other) => other === step).length));
    expect(new Set(steps).size).toBeGreaterThan(6);
    expect(most / steps.length).toBeLessThan(1 / 3);
    for (const [i, step] of steps.entries()) expect(step).not.toBe(steps[i - 1]);
  });

  it("dances every chosen style of a fusion, changing on a section", async () => {
    const all = await segments({ seconds: 64 }, ["Salsa", "Ballet"]);
    const changes = all.filter(({ style }, i) => i > 0 && style !== all[i - 1]?.style).map(({ start }) => start);
    expect(new Set(all.map(({ style }) => style))).toEqual(new Set(["Salsa", "Ballet"]));
    expect(changes).toEqual([16, 32, 48]);
  });

  it("closes a bowing style with a bow", async () => {
    expect((await segments({}, ["Indian Classical"])).at(-1)?.steps.at(-1)).toBe(27);
  });

  it("keeps flares and handstands for loud music and styles that have them", async () => {
    const quiet = { energy: analysisOf().beats.map(() => 0.1) };
    const steps = (await segments(quiet, ["Ballet"])).flatMap((segment) => segment.steps);
    expect(steps).not.toContain(3);
    expect(steps).not.toContain(22);
  });

  it("leaves out what there is no time for where the tempo was corrected to a fast one", async () => {
    const loud = analysisOf({ tempo: 190 }).beats.map(() => 1);
    const all = await segments({ tempo: 190, tempoCorrection: "double", energy: loud }, ["Breakdancing", "Ballet"]);
    const steps = all.flatMap((segment) => segment.steps.map((move, i) => ({ move, at: segment.at?.[i] ?? 0 })));
    const hurried = steps.filter(({ move, at }, i) => {
      const info = CATALOGUE[move - 1];
      const beat = ((steps[i + 1]?.at ?? 32) - at) / (info?.beats ?? 4);
      return (info?.quick || info?.acrobatic) && beat < 0.42;
    });
    expect(steps.length).toBeGreaterThan(10);
    expect(hurried).toEqual([]);
  });

  it.each([
    ["a second of music", { seconds: 1 }],
    ["no beats at all", { beats: [], downbeats: [], energy: [] }],
    ["one beat", { beats: [0.5], downbeats: [], energy: [1] }],
    ["no sections", { sections: [] }],
    ["a waltz", { meter: 3 }],
    ["fast music", { tempo: 190 }],
    ["slow music", { tempo: 52 }],
  ])("plans something that can be danced for %s", async (_name, overrides) => {
    const { choreography } = await plan(overrides);
    const { segments } = buildTimeline(choreography, 30);
    expect(segments.flatMap(({ steps }) => steps).length).toBeGreaterThan(0);
  });

  it("asks for a style", async () => {
    await expect(plan({}, [])).rejects.toThrow("at least one dance style");
  });

  it("stops when it is told to", async () => {
    const task = { analysis: analysisOf(), styles: ["Salsa"] as const, seed: "" };
    await expect(planner.plan(task, AbortSignal.abort())).rejects.toThrow();
  });

  it("leaves others their turn while it plans, and can be stopped in the middle", async () => {
    const task = { analysis: analysisOf({ seconds: 60, tempo: 180 }), styles: [...DANCE_STYLES], seed: "long" };
    const controller = new AbortController();
    let turns = 0;
    const turn = () => {
      turns++;
      if (turns === 2) controller.abort(new Error("enough"));
      else setImmediate(turn);
    };
    setImmediate(turn);
    await expect(planner.plan(task, controller.signal)).rejects.toThrow("enough");
    expect(await planner.plan(task)).toEqual(planOf(planner.planInCounts(task), task));
  });

  it("explains every move that it placed", async () => {
    const { explanation, choreography } = await plan();
    expect(explanation).toHaveLength(Object.values(choreography).flatMap(({ steps }) => steps).length);
    expect(explanation[0]).toMatch(/^ 0\.00 s {2}\d counts {2}Salsa: \d+ .* \(energy 0\.\d\d to the music's/);
  });
});
