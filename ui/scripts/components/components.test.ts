import { expect, it } from "vitest";
import { componentRows, componentTable } from "./component-table.ts";

const rows = componentRows();

it("says of every property of every component what it means", () => {
  expect(rows.length).toBeGreaterThan(100);
  const missing = rows.flatMap(({ name, file, properties }) =>
    properties.filter(({ description }) => description === "").map((property) => `${file} ${name}: ${property.name}`),
  );
  expect(missing).toEqual([]);
});

it("has stories of every component beside its source", () => {
  expect(rows.filter(({ stories }) => !stories?.states.length).map(({ file, name }) => `${file} ${name}`)).toEqual([]);
});

it("makes a table of the components with their stories and states", () => {
  const table = componentTable(rows);
  expect(table).toContain("| StepTiming | editing | 3 | 2 | eight beats, short |");
  expect(table).toMatch(/\| ButtonLink \| button \| \d+ \| \d+ \| primary, /);
});
