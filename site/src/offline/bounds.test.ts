// @vitest-environment node
import { expect, it } from "vitest";
import { beyondBounds } from "./bounds.ts";

const MB = 2 ** 20;
const DAY = 24 * 3_600_000;
const now = 1_000 * DAY;
const dance = (name: string, daysAgo: number, bytes = MB) => ({ name, openedAt: now - daysAgo * DAY, bytes });
const gone = (...kept: ReturnType<typeof dance>[]) => beyondBounds(kept, now).map(({ name }) => name);

it("keeps the twelve dances that were opened last", () => {
  const kept = Array.from({ length: 14 }, (_, i) => dance(String(i), i));
  expect(gone(...kept.reverse())).toEqual(["12", "13"]);
});

it("keeps no more than fits, the one that was opened last before others", () => {
  expect(gone(dance("old", 3, 50 * MB), dance("new", 1, 50 * MB), dance("small", 5, 10 * MB))).toEqual(["old"]);
  expect(gone(dance("too large for itself", 0, 81 * MB))).toEqual(["too large for itself"]);
});

it("keeps nothing that nobody has opened for two months", () => {
  expect(gone(dance("recent", 59), dance("forgotten", 60))).toEqual(["forgotten"]);
});
