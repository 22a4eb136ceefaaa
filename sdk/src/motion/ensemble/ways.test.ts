import { expect, test } from "vitest";
import { bentWay, curveOf, mirrorWay } from "./ways.ts";

const [FROM, TO] = [
  { x: 0, z: 0 },
  { x: 0, z: 2 },
];

test("a straight way is as long as the distance, and goes along it", () => {
  const { length, placeAt } = curveOf(bentWay(0, FROM, TO, 0));
  expect(length).toBeCloseTo(2);
  expect(placeAt(0.5).z).toBeCloseTo(0.5);
  expect(placeAt(-1)).toEqual(FROM);
  expect(placeAt(9)).toEqual(TO);
});

test("a bent way keeps its ends, and its middle is aside by the share that it bends", () => {
  for (const bend of [0.3, -0.3]) {
    const way = bentWay(0, FROM, TO, bend);
    const { length, placeAt } = curveOf(way);
    expect(length).toBeGreaterThan(2);
    expect(placeAt(length / 2).x).toBeCloseTo(2 * bend);
    expect(curveOf(mirrorWay(way)).placeAt(length / 2).x).toBeCloseTo(-2 * bend);
    expect(placeAt(length)).toEqual(TO);
  }
});
