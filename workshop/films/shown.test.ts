import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DANCE_STYLES, MOVE_NAMES } from "@nataraj/sdk/contract";
import { describe, expect, it } from "vitest";
import { isSiteRoute } from "../../server/src/site/site-routes.ts";
import { TUTORIALS } from "../../ui/src/home/tutorials.ts";
import { FILMS } from "./films/index.ts";
import { FILM_FOLDER, posterOf, type Shown } from "./record-film.ts";
import { HERO } from "./record-hero.ts";
import { unknownWords } from "./unknown-words.ts";

const AGAIN = "the films show something else than the product: record them again with npm run media";
/** Of all films together, bytes. */
const LARGEST = 8_000_000;

const root = fileURLToPath(new URL("../..", import.meta.url));
const shownIn = (name: string): Shown => JSON.parse(readFileSync(new URL(`${name}.json`, FILM_FOLDER), "utf8"));

/** All source text of folders, as people read it. */
function textOf(...folders: string[]): string {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /(?<!\.test|\.stories)\.tsx?$/.test(entry.name))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8"))
    .join("\n");
}

const product = textOf("ui/src", "site/src", "sdk/src", "server/src", "workshop/songs/library");

describe.each(FILMS.map(({ name }) => name))("the film %s", (name) => {
  // The product puts them into its sentences: "Play {song}", "Next step: {move}", "toggled from {visibility}!".
  const names = [
    ...MOVE_NAMES,
    ...DANCE_STYLES,
    "private",
    "public",
    ...[...product.matchAll(/^ {2}title: "(.*)",$/gm)].map(([, title = ""]) => title),
  ];

  it("has all its files", () => {
    const files = ["webm", "mp4", "vtt", "json"].map((kind) => new URL(`${name}.${kind}`, FILM_FOLDER));
    expect([...files, posterOf(name)].filter((file) => !existsSync(file))).toEqual([]);
  });

  it("shows words that the product says, and presses what it has, where it has it", () => {
    const { words, places, own } = shownIn(name);
    expect(words.length).toBeGreaterThan(10);
    const pressed = places.map(({ name: label }) => label);
    expect(unknownWords([...words, ...pressed], product, [...names, ...own]), AGAIN).toEqual([]);
    expect(
      places.filter(({ path }) => !isSiteRoute(path)),
      AGAIN,
    ).toEqual([]);
  });

  it("says each step at the time to which its page leads", () => {
    const steps = TUTORIALS.find((tutorial) => tutorial.name === name)?.steps;
    if (!steps) return;
    const { said, seconds } = shownIn(name);
    expect(
      said.map(({ text }) => text),
      AGAIN,
    ).toEqual(steps.map(({ text }) => text));
    for (const [i, { start }] of steps.entries()) expect(said[i]?.start, AGAIN).toBeCloseTo(start, 1);
    expect(seconds).toBeLessThanOrEqual(25);
  });
});

const sizeOf = (files: readonly URL[]) => files.reduce((sum, file) => sum + statSync(file).size, 0);

it("keeps all films together small", () => {
  const files = FILMS.flatMap(({ name }) => [
    ...["webm", "mp4", "vtt"].map((kind) => new URL(`${name}.${kind}`, FILM_FOLDER)),
    posterOf(name),
  ]);
  expect(sizeOf(files)).toBeLessThan(LARGEST);
});

it("has a small film of the home page's dancer, which plays unasked", () => {
  for (const kind of ["webm", "mp4"]) expect(sizeOf([new URL(`${HERO}.${kind}`, FILM_FOLDER)])).toBeLessThan(400_000);
});
