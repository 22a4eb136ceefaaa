import { expect, it } from "vitest";
import { analysisOf } from "./analysis.fixture.ts";
import { blocksOf } from "./blocks.ts";
import { countGridOf } from "./count-grid.ts";

const analysis = analysisOf();
const grid = countGridOf(analysis);

it("follows the sections of the music, each label in its style", () => {
  expect(blocksOf(grid, analysis.sections, ["Salsa", "Ballet"])).toEqual([
    { from: 0, to: 16, label: "A", style: "Salsa" },
    { from: 16, to: 32, label: "B", style: "Ballet" },
    { from: 32, to: 48, label: "A", style: "Salsa" },
    { from: 48, to: 64, label: "B", style: "Ballet" },
  ]);
});

it("begins blocks on bars, though a boundary was heard between them", () => {
  const sections = [
    { start: 0, end: 8.7, label: "A", energy: 0.5 },
    { start: 8.7, end: 32, label: "B", energy: 0.5 },
  ];
  expect(blocksOf(grid, sections, ["Salsa"]).map(({ from }) => from)).toEqual([0, 16]);
});

it("answers a phrase that would come a third time in a row", () => {
  const alike = (label: string, index: number) => ({ start: 4 * index, end: 4 * index + 4, label, energy: 0.5 });
  const labelsOf = (labels: string) => blocksOf(grid, [...labels].map(alike), ["Salsa"]).map(({ label }) => label);
  expect(labelsOf("AAAAAAAA")).toEqual(["A", "A", "A2", "A2", "A", "A", "A2", "A2"]);
  expect(labelsOf("AABABBBA")).toEqual(["A", "A", "B", "A", "B", "B", "B2", "A"]);
});

it("dances every chosen style, though the music has fewer sections", () => {
  const sections = [{ start: 0, end: 32, label: "A", energy: 0.5 }];
  const blocks = blocksOf(grid, sections, ["Salsa", "Ballet", "Hip Hop"]);
  expect(blocks.map(({ style }) => style)).toEqual(["Salsa", "Ballet", "Hip Hop"]);
  expect(blocks.every(({ from }) => from % 8 === 0)).toBe(true);
});

it("has no blocks where there are no counts", () => {
  expect(blocksOf({ times: [], energy: [], accents: [], stops: [], phrase: 8 }, [], ["Salsa"])).toEqual([]);
});

it("ends on a bar", () => {
  const times = Array.from({ length: 31 }, (_, i) => i / 2);
  const [block] = blocksOf({ times, energy: [], accents: [], stops: [], phrase: 8 }, [], ["Salsa"]);
  expect(block).toMatchObject({ from: 0, to: 28 });
});
