import { describe, expect, it } from "vitest";
import { createDance } from "../../motion/pose/create-dance.ts";
import { practiceDance } from "../testing/practice-dance.ts";
import { emptyRoom, type SeenDanceOptions, seenDance } from "../testing/seen-dance.ts";
import { matchDance } from "./match-dance.ts";

const { dance, timeline } = practiceDance();
const other = practiceDance("hipHop").dance;
const PHRASES = [
  { start: 0, end: 4 },
  { start: 4, end: 8 },
  // Nearly symmetrical: its mirror image fits by 97 %.
  { start: 8, end: 12 },
];
const stretch = (phrase: { start: number; end: number }) => ({ ...phrase, beats: timeline.beats, delay: 0 });
const danced = (phrase: { start: number; end: number }, change: Partial<SeenDanceOptions> = {}) =>
  matchDance(dance, seenDance(dance, { ...phrase, ...change }), stretch(phrase));
const kinds = ({ findings }: ReturnType<typeof matchDance>) => findings.map(({ kind }) => kind);

describe.each(PHRASES)("what was danced of the phrase from $start to $end seconds", (phrase) => {
  it("is the dance itself", () => {
    const match = danced(phrase);
    expect(match).toMatchObject({ seen: 1, late: 0, findings: [] });
    expect(match.ratio).toBeGreaterThan(0.99);
  });

  it("is the same with noise, a smaller body, and a camera aside or at the height of a knee", () => {
    const changes = [{ noise: 0.03 }, { size: 0.6, legs: 0.85 }, { aside: 20 }, { aside: -20 }, { upwards: 15 }];
    for (const change of changes) {
      const match = danced(phrase, change);
      expect(match.ratio, JSON.stringify(change)).toBeGreaterThan(0.95);
      expect(match.findings).toEqual([]);
    }
  });

  it("is late or early by parts of a beat, and no worse for it", () => {
    const late = danced(phrase, { late: 0.125 });
    expect(late.ratio).toBeGreaterThan(0.97);
    expect(late.late).toBeCloseTo(0.25, 1);
    expect(kinds(late)).toEqual(["late"]);
    const early = danced(phrase, { late: -0.25 });
    expect(early.late).toBeCloseTo(-0.5, 1);
    expect(kinds(early)).toEqual(["early"]);
  });

  it("is the mirror image, which is right where it was asked for", () => {
    const bodies = seenDance(dance, { ...phrase, mirrored: true });
    const wrong = matchDance(dance, bodies, stretch(phrase));
    expect(kinds(wrong)).toEqual(["mirrored"]);
    expect(wrong.ratio).toBeLessThan(0.98);
    expect(kinds(danced(phrase, { mirrored: true, noise: 0.03 }))).toEqual(["mirrored"]);
    expect(matchDance(dance, bodies, { ...stretch(phrase), mirrored: true }).ratio).toBeGreaterThan(0.99);
  });

  it.each([0, 1] as const)("lacks arm %i, which hangs", (stillArm) => {
    const match = danced(phrase, { stillArm });
    expect(match.findings).toEqual([{ kind: "still", limb: stillArm === 0 ? "leftArm" : "rightArm" }]);
    expect(match.ratio).toBeLessThan(0.9);
  });

  it("is another dance", () => {
    const match = matchDance(dance, seenDance(other, phrase), stretch(phrase));
    expect(kinds(match)).toEqual(["different"]);
    expect(match.ratio).toBeLessThan(0.8);
  });

  it("is nothing in an empty room", () => {
    const match = matchDance(dance, emptyRoom(phrase), stretch(phrase));
    expect(match).toMatchObject({ ratio: 0, seen: 0, late: undefined, findings: [{ kind: "unseen" }], moments: [] });
  });
});

describe("a match", () => {
  const phrase = { start: 0, end: 4 };

  it("says that its mirror image cannot be told where the dance looks the same from both sides", () => {
    const beats = Array.from({ length: 13 }, (_, i) => i / 2);
    const bow = createDance({ duration: 6, beats, moves: [{ move: 27, start: 1, end: 3, style: "Freestyle" }] });
    const alike = { start: 1, end: 2.5 };
    for (const mirrored of [false, true]) {
      const match = matchDance(bow, seenDance(bow, { ...alike, mirrored }), stretch(alike));
      expect(match).toMatchObject({ findings: [], bothSidesAlike: true });
    }
    expect(danced(phrase).bothSidesAlike).toBe(false);
    expect(matchDance(dance, emptyRoom(phrase), stretch(phrase)).bothSidesAlike).toBe(false);
  });

  it("says nothing of lateness while the delay is not known, and takes a known one off", () => {
    const bodies = seenDance(dance, { ...phrase, late: 0.2 });
    expect(matchDance(dance, bodies, { ...stretch(phrase), delay: undefined })).toMatchObject({
      late: undefined,
      findings: [],
    });
    expect(matchDance(dance, bodies, { ...stretch(phrase), delay: 0.2 }).late).toBeCloseTo(0, 1);
  });

  it("judges only limbs in sight", () => {
    const bodies = seenDance(dance, phrase).map(({ time, world }) => ({
      time,
      world: world?.map((landmark, i) => (i === 15 || time > 2 ? { ...landmark, visibility: 0 } : landmark)),
    }));
    const match = matchDance(dance, bodies, stretch(phrase));
    expect(match.limbs[0]?.ratio).toBeUndefined();
    expect(match.ratio).toBeGreaterThan(0.99);
    expect(match.seen).toBeCloseTo(0.5, 1);
  });

  it("names the count and how far, and shows both bodies at the moments that differ most", () => {
    const bodies = seenDance(dance, phrase).map((body) => {
      if (body.time < 1 || body.time > 2) return body;
      const world = [...(body.world ?? [])];
      const shoulder = world[12];
      if (!shoulder) throw new Error("The body has no shoulder.");
      world[14] = { ...shoulder, y: shoulder.y + 0.25 };
      world[16] = { ...shoulder, y: shoulder.y + 0.48 };
      return { ...body, world };
    });
    const match = matchDance(dance, bodies, { ...stretch(phrase), countAt: (time) => Math.floor(time / 0.5) + 1 });
    const limb = match.limbs.find((each) => each.limb === "rightArm");
    expect([3, 4]).toContain(limb?.worst?.count);
    expect(limb?.worst?.metres).toBeGreaterThan(0.2);
    const [worst] = match.moments;
    expect(worst?.time).toBeGreaterThanOrEqual(0.9);
    expect(worst?.time).toBeLessThanOrEqual(2.1);
    expect(worst?.person).toHaveLength(13);
    expect(worst?.dancer).not.toEqual(worst?.person);
  });

  it("takes songs without beats, and stretches without length", () => {
    expect(matchDance(dance, seenDance(dance, phrase), { ...phrase, beats: [] }).ratio).toBeGreaterThan(0.99);
    expect(matchDance(dance, [], { start: 2, end: 2, beats: [] })).toMatchObject({ ratio: 0, seen: 0 });
  });
});
