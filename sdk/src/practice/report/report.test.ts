import { describe, expect, it } from "vitest";
import { lessonsOf } from "../lessons/lessons.ts";
import type { Finding, Match } from "../matching/match.ts";
import { practiceDance } from "../testing/practice-dance.ts";
import { emptyRoom, seenDance } from "../testing/seen-dance.ts";
import { progressOf } from "./progress.ts";
import { isMatched, type PracticeReport } from "./report.ts";
import { beatsInWords, findingText, matchNotes, matchSentences } from "./sentences.ts";
import { takeReport } from "./take-report.ts";

const { dance, timeline } = practiceDance();
const lesson = lessonsOf(timeline).at(-1);
if (!lesson) throw new Error("The dance has no lesson of its whole.");
const practice = {
  projectID: "0".repeat(32),
  projectName: "brave otter",
  timeline,
  dance,
  lesson,
  mirrored: false,
  delay: undefined,
  now: new Date("2026-01-02T03:04:05Z"),
};

describe("a report", () => {
  it("has each phrase, and survives being kept as text", async () => {
    const report = await takeReport({ ...practice, bodies: seenDance(dance, lesson) });
    expect(report.phrases).toHaveLength(3);
    expect(report.ratio).toBeGreaterThan(0.99);
    expect(isMatched(report)).toBe(true);
    const text = JSON.stringify(report);
    expect(JSON.parse(text)).toMatchObject({ takenAt: "2026-01-02T03:04:05.000Z", ratio: report.ratio });
    expect(text.length).toBeLessThan(20_000);
  });

  it("is not matched by the mirror image, nor by half of it", async () => {
    const mirrored = await takeReport({ ...practice, bodies: seenDance(dance, { ...lesson, mirrored: true }) });
    expect(isMatched(mirrored)).toBe(false);
    const half = await takeReport({ ...practice, bodies: seenDance(dance, { ...lesson, end: 5 }) });
    expect(isMatched(half)).toBe(false);
    expect(isMatched(await takeReport({ ...practice, bodies: emptyRoom(lesson) }))).toBe(false);
  });

  it("reckons a known delay at the lesson's speed", async () => {
    const slow = { ...lesson, rate: 0.5 };
    const bodies = seenDance(dance, { ...lesson, late: 0.1 });
    const report = await takeReport({ ...practice, lesson: slow, delay: 0.2, bodies });
    for (const { late } of report.phrases) expect(Math.abs(late ?? 1)).toBeLessThan(0.1);
  });
});

describe("the sentences of a report", () => {
  it("say what was and what to do, for every finding", () => {
    const findings: Finding[] = [
      { kind: "unseen" },
      { kind: "mirrored" },
      { kind: "different" },
      { kind: "late", beats: 0.27 },
      { kind: "early", beats: 0.5 },
      { kind: "still", limb: "leftArm" },
      { kind: "limb", limb: "rightLeg", metres: 0.32, time: 1, count: 3 },
    ];
    for (const finding of findings) {
      expect(findingText(finding).says).toMatch(/^[A-Z].+\.$/);
      expect(findingText(finding).advice).toMatch(/^[A-Z].+\.$/);
    }
    expect(findingText(findings[3] as Finding).says).toBe("You were a quarter of a beat late.");
    expect(findingText(findings[6] as Finding).says).toBe("Your right foot was about 30 cm away on count 3.");
    expect(beatsInWords(0.4)).toBe("0.4 beats");
  });

  it("say of how far a phrase could be judged, each once", () => {
    const back = { why: "back", start: 1, end: 2 } as const;
    const notes = matchNotes({ hidden: [back, { ...back, start: 3, end: 4 }], bothSidesAlike: true });
    expect(notes).toEqual([
      "Part of this is danced with the back to the camera. We compare what can be seen.",
      "This looks the same from both sides, so we cannot tell whether you mirrored it.",
    ]);
  });

  it("praise where there is nothing to correct", () => {
    expect(matchSentences({ findings: [] } as unknown as Match)).toHaveLength(1);
  });
});

it("shows progress by lesson, the last practised first", () => {
  const report = (id: string, day: number, ratio: number) =>
    ({ lesson: { id, name: id }, takenAt: `2026-01-0${day}`, ratio }) as PracticeReport;
  const progress = progressOf([report("b", 2, 0.7), report("a", 1, 0.5), report("a", 3, 0.8)]);
  expect(progress.map(({ lessonID, best, reports }) => [lessonID, best, reports.length])).toEqual([
    ["a", 0.8, 2],
    ["b", 0.7, 1],
  ]);
  expect(progress[0]?.gained).toBeCloseTo(0.3);
});
