import { expect, test } from "vitest";
import { type Candidate, cheapestChain } from "./cheapest-chain.ts";

const part = (value: string, start: number, end: number, at: number, cost: number): Candidate<string> => ({
  ...{ value, start, end, cost },
  begins: at,
  ends: at,
});
const chosen = (candidates: readonly Candidate<string>[], join = (ends: number, begins: number) => begins - ends) =>
  cheapestChain(candidates, join).map(({ value }) => value);

test("a dear part is taken where it saves more at the joins", () => {
  const parts = [part("a", 0, 4, 0, 1), part("b", 4, 8, 9, 0), part("c", 4, 8, 2, 3), part("whole", 0, 8, 0, 7)];
  expect(chosen(parts)).toEqual(["a", "c"]);
  expect(chosen(parts, () => 0)).toEqual(["a", "b"]);
  expect(chosen(parts, () => 9)).toEqual(["whole"]);
});

test("what nothing leads to is left out, and of nothing comes nothing", () => {
  expect(chosen([part("a", 0, 4, 0, 5), part("late", 5, 9, 0, 0)])).toEqual(["a"]);
  expect(chosen([])).toEqual([]);
});
