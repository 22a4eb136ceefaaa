// @vitest-environment node
import { MOVE_COUNT } from "@nataraj/sdk";
import { expect, it } from "vitest";
import { findMoves } from "./find-moves.ts";

const names = (search: string) => findMoves(search, undefined).map(({ name }) => name);

it("offers every move once, those that suit the style first", () => {
  const offered = findMoves("", "Salsa");
  expect(new Set(offered.map(({ number }) => number)).size).toBe(MOVE_COUNT);
  const last = offered.findLastIndex(({ isOfStyle }) => isOfStyle);
  expect(last).toBeGreaterThan(0);
  expect(offered.slice(0, last).every(({ isOfStyle }) => isOfStyle)).toBe(true);
  expect(findMoves("", undefined).map(({ number }) => number)).toEqual(
    Array.from({ length: MOVE_COUNT }, (_, i) => i + 1),
  );
});

it("finds by parts of the name, by all words, and by number", () => {
  expect(names("MOON")).toEqual(["Do a moonwalk"]);
  expect(names("  hand swing ")).toEqual(["Swing your right hand"]);
  expect(names("29")).toEqual(["Hop back"]);
  expect(names("xyz")).toEqual([]);
  expect(names("(")).toEqual([]);
});
