import { float64At, intAt } from "@nataraj/sdk/arrays";
import { expect, it } from "vitest";
import { intervalChanger } from "./interval-changer.ts";

it("finds the best of all changes", () => {
  const count = 40;
  const costs = Float64Array.from({ length: count }, (_, k) => 3 / (10 + k));
  const scores = Float64Array.from({ length: count }, (_, k) => 2 * Math.sin(k * 12.9898));
  /** What it costs to go from one interval to another, frame by frame, half of the first one free. */
  const cost = (from: number, to: number) => {
    let sum = from === to ? 0 : -float64At(costs, from) / 2;
    for (let k = from; k !== to; k += Math.sign(to - from)) sum += float64At(costs, k);
    return sum;
  };
  const found = Float64Array.from(scores);
  const before = new Int16Array(count);
  intervalChanger(costs)(found, before);
  for (let to = 0; to < count; to++) {
    const best = Math.max(...Array.from(scores, (score, from) => score - cost(from, to)));
    expect(found[to]).toBeCloseTo(best, 9);
    const from = intAt(before, to);
    expect(float64At(scores, from) - cost(from, to)).toBeCloseTo(best, 9);
  }
});
