import type { TempoCorrection } from "@nataraj/sdk/contract";
import { expect, it } from "vitest";
import { addCorrection, readCorrections, summedCorrection } from "./tempo-corrections.ts";

const after = (...asked: TempoCorrection[]) => asked.reduce<TempoCorrection[]>(addCorrection, []);

it("keeps corrections in their order and lets half and double take each other back", () => {
  expect(after("half", "shift")).toEqual(["half", "shift"]);
  expect(after("half", "double")).toEqual([]);
  expect(after("double", "half", "half")).toEqual(["half"]);
});

it("comes full circle with shifts, and never forgets the tempo over them", () => {
  const shifts = Array.from({ length: 11 }, () => "shift" as const);
  expect(after("half", ...shifts)).toHaveLength(12);
  expect(after("half", ...shifts, "shift")).toEqual(["half"]);
});

it("stops where no song is", () => {
  expect(after("double", "double", "double", "double")).toEqual(["double", "double"]);
  const many = Array.from({ length: 300 }, (_, i) => (["half", "shift", "double", "shift"] as const)[i % 4] ?? "shift");
  // What the column of the database holds.
  expect(after(...many).join(",").length).toBeLessThanOrEqual(255);
});

it("sums up", () => {
  expect(summedCorrection([])).toBeUndefined();
  expect(summedCorrection(["shift"])).toBe("shift");
  expect(summedCorrection(["half", "shift"])).toBe("half");
  expect(summedCorrection(["half", "shift", "double"])).toBe("shift");
});

it("reads back what was stored and leaves out what it does not know", () => {
  expect(readCorrections("half,shift")).toEqual(["half", "shift"]);
  expect(readCorrections("")).toEqual([]);
  expect(readCorrections("triple,,double")).toEqual(["double"]);
});

it("lets a typed tempo take the place of what was before, and sums the milliseconds", () => {
  expect(after("half", "shift", "later:-40", "tempo:128")).toEqual(["tempo:128", "later:-40"]);
  expect(after("later:-40", "tempo:128", "half", "later:60", "shift")).toEqual([
    "tempo:128",
    "half",
    "shift",
    "later:20",
  ]);
  expect(after("later:30", "later:-30")).toEqual([]);
  expect(after("later:400", "later:400")).toEqual(["later:500"]);
  expect(summedCorrection(["tempo:92.5", "shift", "later:20"])).toBe("tempo:92.5");
});

it("knows no tempo and no move that makes no sense", () => {
  const wrong = [
    "tempo:",
    "tempo:0",
    "tempo:1e2x",
    "tempo:301",
    "tempo:-128",
    "later:501",
    "later:NaN",
    "tempo:100.0001",
  ];
  expect(readCorrections(wrong.join(","))).toEqual([]);
  expect(readCorrections("tempo:128,later:-500")).toEqual(["tempo:128", "later:-500"]);
});
