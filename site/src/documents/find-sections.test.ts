// @vitest-environment node
import { expect, it } from "vitest";
import { excerptOf, findSections, type Section } from "./find-sections.ts";

const section = (heading: string, title: string, text: string): Section => ({ href: "/docs", heading, title, text });
const SECTIONS = [
  section("The element", "A dance in a page", "play() resolves when it plays, unlike pause()"),
  section("Player", "@nataraj/ui/player", "Controls a dance"),
  section("play", "@nataraj/sdk", "Plays"),
];

it("finds what has all words, first where they are in the heading", () => {
  const headings = (query: string) => findSections(SECTIONS, query).map(({ heading }) => heading);
  expect(headings("play")).toEqual(["play", "Player", "The element"]);
  expect(headings("  PLAY dance")).toEqual(["Player", "The element"]);
  expect(headings("unheard of")).toEqual([]);
  expect(headings(" ")).toEqual([]);
});

it("shows the words around what was found", () => {
  const text = `${"before ".repeat(30)}needle${" after".repeat(30)}`;
  expect(excerptOf(text, "other needle")).toMatch(/^… .*needle.* …$/);
  expect(excerptOf("short", "needle")).toBe("short");
});
