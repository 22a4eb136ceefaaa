import { expect, it } from "vitest";
import type { Dance } from "../pose/dance.ts";
import { danceOf } from "../testing/dance-of.ts";

/** The longest step that lands between two times, metres. */
function longestStep({ footwork }: Dance, from: number, to: number): number {
  const steps = footwork.feet.flat().filter(({ kind, end }) => kind === "step" && end > from && end <= to + 0.01);
  return Math.max(0, ...steps.map((step) => Math.hypot(step.to.x - step.from.x, step.to.z - step.from.z)));
}

it("walks in several steps to where there is room for a handstand", () => {
  // The walk ends a metre from the centre, and the nod has no steps.
  const dance = danceOf([18, 20, 22], "Jazz Dance", 120, { idling: 0 });
  const handstand = dance.clips.find(({ move }) => move.hands.length > 0);
  const nod = dance.clips.find(({ end }) => end === handstand?.start);
  const { endRoot } = nod as NonNullable<typeof nod>;
  const { root, start } = handstand as NonNullable<typeof handstand>;
  expect(Math.hypot(endRoot.x - root.x, endRoot.z - root.z)).toBeGreaterThan(0.5);
  expect(longestStep(dance, start - 2, start)).toBeGreaterThan(0.2);
  expect(longestStep(dance, start - 2, start)).toBeLessThan(0.45);
});

it("is back at the centre where a handstand begins, in a dance that crosses the stage", () => {
  const dance = danceOf([17, 6, 11, 14, 22, 16, 17, 11, 6], "Hip Hop", 110, { idling: 0, energy: 1 });
  const clips = dance.clips.filter(({ idle }) => !idle);
  const away = clips.map(({ root }) => Math.hypot(root.x, root.z));
  expect(Math.max(...away)).toBeGreaterThan(0.5);
  expect(away[clips.findIndex(({ move }) => move.hands.length > 0)]).toBeLessThan(0.2);
});
