import { expect, it } from "vitest";
import { MOVE_COUNT } from "../../contract/moves.ts";
import { poseSequence } from "../export/pose-sequence.ts";
import { createDance } from "../pose/create-dance.ts";
import { CATALOGUE } from "./catalogue.ts";
import { listVariants } from "./describe.ts";

it("lists the variants that a move has", () => {
  for (const { number, variants } of CATALOGUE.slice(0, 3)) {
    expect(listVariants(number)).toEqual(variants.map(({ name, label, pace }) => ({ name, label, pace })));
  }
  expect(() => listVariants(MOVE_COUNT + 1)).toThrow(RangeError);
});

it.each([4, 7])("turns twice in move %i where it says so, and as often as the body does", (number) => {
  const move = CATALOGUE[number - 1];
  const variant = move?.variants.find(({ name }) => name === "twice");
  expect(variant?.beats).toBe(8);
  expect(Math.abs(variant?.end.turn ?? 0)).toBe(720);
  const dance = createDance({
    duration: 7,
    beats: Array.from({ length: 14 }, (_, i) => i / 2),
    moves: [{ move: number, variant: "twice", style: "Ballet", start: 1, end: 5 }],
  });
  const { frames, bones } = poseSequence(dance, 60);
  const [left, right] = [bones.indexOf("leftUpperLeg"), bones.indexOf("rightUpperLeg")];
  let turned = 0;
  let before: number | undefined;
  for (const frame of frames) {
    const at = (bone: number, axis: number) => frame[3 * bone + axis] ?? Number.NaN;
    const heading = Math.atan2(at(left, 2) - at(right, 2), at(left, 0) - at(right, 0));
    if (before !== undefined) turned += Math.atan2(Math.sin(heading - before), Math.cos(heading - before));
    before = heading;
  }
  expect(Math.abs((turned * 180) / Math.PI)).toBeGreaterThan(700);
  expect(Math.abs((turned * 180) / Math.PI)).toBeLessThan(740);
});
