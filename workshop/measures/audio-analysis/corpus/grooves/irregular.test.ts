import { expect, test } from "vitest";
import { random } from "../random.ts";
import { HARD } from "./hard.ts";
import { HELD_OUT } from "./held-out.ts";
import { irregular } from "./irregular.ts";

const drawn = Array.from({ length: 400 }, (_, seed) => irregular(random(seed)));

test("its patterns fit into their bars", () => {
  for (const groove of drawn) {
    const patterns = [...Object.values(groove.drums).flat(), ...groove.bass, ...groove.chords];
    for (const pattern of patterns.filter((pattern) => pattern !== "held")) {
      expect(pattern.length).toBeLessThanOrEqual(groove.meter * (groove.steps ?? 4));
      expect(pattern).toMatch(/^[.1-9]+$/);
    }
  }
});

test("bars lack beats, songs end slowly, and strokes are off the beat", () => {
  const lacking = drawn.filter(({ unequal }) => unequal);
  const ending = drawn.filter(({ rubato }) => rubato?.ritardando);
  expect(lacking.length).toBeGreaterThan(0.3 * drawn.length);
  expect(lacking.every(({ meter, unequal }) => !unequal?.lengths.includes(meter))).toBe(true);
  expect(ending.length).toBeGreaterThan(0.2 * drawn.length);
  expect(drawn.filter(({ drums }) => drums.kick?.[0]?.startsWith(".")).length).toBeGreaterThan(0);
});

test("has no clips that are held out of training", () => {
  const patterns = ({ bass, chords, drums }: (typeof drawn)[number]) => JSON.stringify([bass, chords, drums]);
  const heldOut = new Set([...HELD_OUT, ...HARD].map(patterns));
  expect(drawn.filter((groove) => heldOut.has(patterns(groove)))).toEqual([]);
});
