import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEFAULT_SETTINGS, TABLES, withSetting } from "../layers/index.ts";
import { numbersIn } from "../testing/count-numbers.ts";

/** Of `sdk/src/motion`, where numbers shape a dance: not texts, formats of files and mathematics. */
const STAGES = ["sequence", "layers", "contacts", "bake", "solve", "tracks", "ensemble", "pose"];
/** The most numbers that motion may have: its settings, and those that stand beside them. */
const MOST = 120;

test("each setting is within its range", () => {
  const settings = Object.values(TABLES).flatMap((table) => Object.values(table));
  expect(settings.length).toBeGreaterThan(20);
  for (const { value, range } of settings) {
    expect(value).toBeGreaterThanOrEqual(range[0]);
    expect(value).toBeLessThanOrEqual(range[1]);
  }
});

test("each can be changed by its name", () => {
  for (const [table, settings] of Object.entries(TABLES))
    for (const name of Object.keys(settings))
      expect(JSON.stringify(withSetting(DEFAULT_SETTINGS, table, name, 0.123))).toContain(`"${name}":0.123`);
});

test("a number counts wherever it stands", () => {
  const values = (source: string) => numbersIn("a.ts", source).map(({ value }) => value);
  // Each literal counts for itself, in constants, in objects and rows, and in the midst of a formula.
  expect(values("const A = 0.3; const B = { c: 5, d: [7, -8] }; const f = (x) => x * 0.7;")).toEqual([
    0.3, 5, 7, 8, 0.7,
  ]);
  // Places, multiples and halves in a formula, conversions and what only rounding needs do not; a constant does.
  expect(values("const f = (x) => (4 * x[2] * Math.PI) / 180 + 1e-6; const A = 2; const B = 2 * A;")).toEqual([2]);
  // Types and ranges say what may be, and a table with a source what bodies are.
  expect(values('type A = 5 | 6; const A = { value: 0, range: [0, 9] }; const B = { source: "AAOS", c: 45 };')).toEqual(
    [0],
  );
});

test("motion has at most 120 numbers, settings and others together", () => {
  const motion = new URL("../", import.meta.url);
  const found = STAGES.flatMap((stage) =>
    readdirSync(new URL(`${stage}/`, motion), { recursive: true, encoding: "utf8" })
      .map((name) => `${stage}/${name.replaceAll("\\", "/")}`)
      .filter((name) => name.endsWith(".ts") && !/\.test\.ts$|\/testing\//.test(name))
      .flatMap((name) => numbersIn(name, readFileSync(new URL(name, motion), "utf8"))),
  );
  const settings = Object.values(TABLES).flatMap((table) => Object.keys(table));
  expect(found.filter(({ isSetting }) => isSetting)).toHaveLength(settings.length);
  expect(found.length).toBeLessThanOrEqual(MOST);
});
