import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { COVERS } from "./covers.ts";

const SONGS = fileURLToPath(new URL("../library/", import.meta.url));

test("each song of the library has a cover, and no other has", () => {
  const texts = readdirSync(SONGS).map((name) => readFileSync(SONGS + name, "utf8"));
  const files = texts.flatMap((text) => /^ {2}file: "(.+)",$/m.exec(text)?.[1] ?? []);
  expect(files).toHaveLength(5);
  expect(COVERS.map(({ song }) => song).sort()).toEqual(files.sort());
});

test("covers differ at a glance: the mean colours of their backdrops lie far apart", () => {
  const mean = COVERS.map(({ backdrop }) => {
    const sum = [0, 0, 0];
    for (let v = -0.95; v < 1; v += 0.1) {
      for (let u = -0.95; u < 1; u += 0.1)
        for (const [k, part] of backdrop(u, v).entries()) (sum[k] as number) += part / 400;
    }
    return sum;
  });
  for (const [i, a] of mean.entries()) {
    for (const b of mean.slice(0, i)) {
      expect(Math.hypot(...a.map((part, k) => part - (b[k] as number)))).toBeGreaterThan(45);
    }
  }
});
