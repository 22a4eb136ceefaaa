import { describe, expect, test } from "vitest";
import { sweepAt } from "./sweep-at.ts";

const SHARPEST = 0.45;

describe("how far arms sweep", () => {
  test("is what a move says for quick beats at 120 a minute in the sharpest style, and no less above", () => {
    expect(sweepAt({ quick: 0.3, slow: 1 }, SHARPEST, 2)).toBeCloseTo(0.3);
    expect(sweepAt({ quick: 0.3, slow: 1 }, SHARPEST, 2.5)).toBeCloseTo(0.3);
  });

  test("grows where beats are slower or the style is softer, up to what it says for these", () => {
    expect(sweepAt({ quick: 0, slow: 1 }, SHARPEST, 1.6)).toBeCloseTo(0.25);
    expect(sweepAt({ quick: 0, slow: 1 }, 0, 2)).toBeCloseTo(0.36);
    expect(sweepAt({ quick: 0, slow: 0.5 }, -0.2, 1)).toBe(0.5);
  });

  test("is the same everywhere in a move with one number, and nothing in a move without", () => {
    expect(sweepAt({ quick: 0.6, slow: 0.6 }, 0, 1.2)).toBe(0.6);
    expect(sweepAt({ quick: 0, slow: 0 }, 0, 1.2)).toBe(0);
  });
});
