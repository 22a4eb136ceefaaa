import { describe, expect, test } from "vitest";
import { sweepAt } from "./sweep-at.ts";

describe("how far arms sweep", () => {
  test("is what a move says for quick beats, and no less above", () => {
    expect(sweepAt({ quick: 0.3, slow: 1 }, 1)).toBeCloseTo(0.3);
    expect(sweepAt({ quick: 0.3, slow: 1 }, 0.8)).toBeCloseTo(0.3);
  });

  test("grows where beats are slower, up to what it says for these", () => {
    expect(sweepAt({ quick: 0, slow: 1 }, 1.25)).toBeCloseTo(0.25);
    expect(sweepAt({ quick: 0, slow: 0.5 }, 2)).toBe(0.5);
  });

  test("is the same everywhere in a move with one number, and nothing in a move without", () => {
    expect(sweepAt({ quick: 0.6, slow: 0.6 }, 1.7)).toBe(0.6);
    expect(sweepAt({ quick: 0, slow: 0 }, 1.7)).toBe(0);
  });
});
