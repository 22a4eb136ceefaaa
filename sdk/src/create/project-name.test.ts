import { describe, expect, it } from "vitest";
import { ADJECTIVES, ANIMALS } from "./name-words.ts";
import { cleanProjectName, pickOne, randomProjectName } from "./project-name.ts";

describe("random project names", () => {
  it("are 'adjective animal' from lists of 90 different printable words each", () => {
    for (const words of [ADJECTIVES, ANIMALS]) {
      expect(words).toHaveLength(90);
      expect(new Set(words).size).toBe(90);
      for (const word of words) expect(word).toMatch(/^[a-z]{2,12}$/);
    }
    expect(randomProjectName(() => 0)).toBe(`${ADJECTIVES[0]} ${ANIMALS[0]}`);
    expect(randomProjectName(() => 0.999999)).toBe(`${ADJECTIVES[89]} ${ANIMALS[89]}`);
    expect(randomProjectName()).toMatch(/^[a-z]+ [a-z]+$/);
  });

  it("come from the lists for every random number", () => {
    for (const answer of [1, -1, 7, Number.NaN, Number.POSITIVE_INFINITY])
      expect(ADJECTIVES).toContain(pickOne(ADJECTIVES, () => answer));
  });
});

describe("cleanProjectName", () => {
  it("keeps one line with single spaces", () => {
    expect(cleanProjectName("  my \n first\tdance\u0000 ")).toBe("my first dance");
  });

  it("is undefined when nothing is left", () => {
    expect(cleanProjectName(" \u0007 \n")).toBeUndefined();
  });

  it("keeps at most 80 characters and cuts none in half", () => {
    expect(cleanProjectName("a".repeat(200))).toBe("a".repeat(80));
    expect(cleanProjectName(`${"a".repeat(79)}💃💃`)).toBe("a".repeat(79));
  });
});
