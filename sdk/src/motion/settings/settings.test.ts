import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DEFAULT_SETTINGS, TABLES, withSetting } from "../layers/index.ts";

/** Of `sdk/src/motion`, where numbers shape a dance: not texts, formats of files and mathematics. */
const STAGES = ["sequence", "layers", "contacts", "bake", "solve", "tracks", "ensemble", "pose"];
/** Numbers that are no settings yet. It may only fall: a new number is a setting. */
const LOOSE = 191;
/** What a row of numbers, a number or a window of a filter is given to. */
const DECLARED = /^(?:export )?const [A-Z_]+(?:: [^=]+)? = (?:gaussian\()?[-[\d]/gm;

test("motion has at most 120 settings, each within its range", () => {
  const settings = Object.values(TABLES).flatMap((table) => Object.values(table));
  expect(settings.length).toBeGreaterThan(50);
  expect(settings.length).toBeLessThanOrEqual(120);
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

test("numbers beside the settings become no more", () => {
  const motion = new URL("../", import.meta.url);
  const sources = STAGES.flatMap((stage) =>
    readdirSync(new URL(`${stage}/`, motion), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
      .map((name) => readFileSync(new URL(`${stage}/${name.replaceAll("\\", "/")}`, motion), "utf8")),
  );
  const numbers = sources.flatMap((source) => source.match(DECLARED) ?? []);
  expect(numbers.length).toBeGreaterThan(0);
  expect(numbers.length).toBeLessThanOrEqual(LOOSE);
});
