// @vitest-environment node
import { numberAt } from "@nataraj/sdk/arrays";
import { BONES } from "@nataraj/sdk/motion";
import { expect, test } from "vitest";
import { LOOKS } from "../../src/dancer/looks.ts";
import { alongArm } from "../anatomy/arm.ts";
import { beyondOnArm } from "../anatomy/limb-cuts.ts";
import { cross, length, mix, subtract, type V3 } from "../geometry/vector.ts";
import { toBind } from "../skin/bind-pose.ts";
import { buildDancer } from "./index.ts";

test("the same look is built to the last bit", { timeout: 60_000 }, () => {
  const [first, second] = [buildDancer("practice", "lite", 0.3), buildDancer("practice", "lite", 0.3)];
  expect(first.parts.map(({ name }) => name)).toEqual(second.parts.map(({ name }) => name));
  first.parts.forEach((part, i) => {
    expect(part.positions).toEqual(second.parts[i]?.positions);
    expect(part.weights).toEqual(second.parts[i]?.weights);
    expect(part.shade).toEqual(second.parts[i]?.shade);
  });
});

test("every part is sound: finite, bound, in the palette", { timeout: 60_000 }, () => {
  const { parts, extraBones } = buildDancer("bharatanatyam", "lite", 0.3);
  for (const part of parts) {
    const count = part.positions.length / 3;
    expect(Object.keys(LOOKS.bharatanatyam.palette)).toContain(part.slot);
    expect(part.indices.every((i) => i < count)).toBe(true);
    expect([...part.positions, ...part.normals, ...part.shade].every(Number.isFinite)).toBe(true);
    expect(part.joints.every((joint) => joint < BONES.length + extraBones.length)).toBe(true);
    for (let v = 0; v < count; v++) {
      const sum = part.weights.slice(v * 4, v * 4 + 4).reduce((a, b) => a + b, 0);
      expect(sum, `${part.name}, vertex ${v}`).toBeCloseTo(1, 4);
    }
  }
});

test("an adult's proportions: the head is about 1/7.3 of the height", { timeout: 60_000 }, () => {
  const { parts } = buildDancer("practice", "lite", 0.3);
  const heights = (name: string) => {
    const ys = parts
      .filter((part) => part.name === name)
      .flatMap(({ positions }) => [...positions.filter((_, i) => i % 3 === 1)]);
    return [ys.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.max(a, b))] as const;
  };
  const crown = heights("hair")[1];
  const chin = 1.449;
  expect(heights("feet")[0]).toBeCloseTo(0.002, 2);
  expect(crown / (crown - chin)).toBeGreaterThan(7);
  expect(crown / (crown - chin)).toBeLessThan(7.8);
});

test("the arms of the coarsest dancer are as thick as an arm, all round", { timeout: 60_000 }, () => {
  const { parts } = buildDancer("bharatanatyam", "lite");
  const { positions, indices } = parts.find(({ name }) => name === "body") as (typeof parts)[number];
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
