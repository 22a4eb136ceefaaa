import { numberAt } from "@nataraj/sdk/arrays";
import { expect, test } from "vitest";
import { cross, length, mix, subtract, type V3 } from "../geometry/vector.ts";
import { toBind } from "../skin/bind-pose.ts";
import { alongArm } from "./arm.ts";
import { buildFigure } from "./figure.ts";
import { beyondOnArm } from "./limb-cuts.ts";

/** The mesh of the body is the coarsest for this one: that of the dancer with the most ornaments, as far stages have it. */
const COARSEST = 0.27;

test("the arms of the coarsest figure are as thick as an arm, all round", () => {
  const { positions, indices } = buildFigure({ bust: 1, hips: 1, waist: 1, shoulders: 1 }, COARSEST).body.mesh;
  const coordinate = (i: number, axis: number) => numberAt(positions, 3 * numberAt(indices, i) + axis);
  const corner = (i: number): V3 => [coordinate(i, 0), coordinate(i, 1), coordinate(i, 2)];
  // Metres along the arm, and the radius there.
  for (const [along, radius] of [
    [0.45, 0.028],
    [0.5, 0.028],
    [0.55, 0.025],
    [0.58, 0.021],
  ] as const) {
    const beyond = beyondOnArm(along);
    const middle = toBind("leftLowerArm", alongArm(1, along));
    let area = 0;
    for (let i = 0; i < indices.length; i += 3) {
      const triangle = [corner(i), corner(i + 1), corner(i + 2)];
      const section = triangle.flatMap((a, k): V3[] => {
        const b = triangle[(k + 1) % 3] as V3;
        const [from, to] = [beyond(...a), beyond(...b)];
        return a[0] > 0 && from < 0 !== to < 0 ? [subtract(mix(a, b, from / (from - to)), middle)] : [];
      });
      const [a, b] = section;
      if (a && b) area += length(cross(a, b)) / 2;
    }
    expect(area, `${along} m along the arm`).toBeGreaterThan(0.75 * Math.PI * radius ** 2);
    expect(area, `${along} m along the arm`).toBeLessThan(1.5 * Math.PI * radius ** 2);
  }
});
