// @vitest-environment node

import { LOOKS } from "@nataraj/sdk/looks";
import { BONES } from "@nataraj/sdk/motion";
import { expect, test } from "vitest";
import { buildDancer } from "./index.ts";

test("the same look is built to the last bit", () => {
  const [first, second] = [buildDancer("practice", "lite", 0.3), buildDancer("practice", "lite", 0.3)];
  expect(first.parts.map(({ name }) => name)).toEqual(second.parts.map(({ name }) => name));
  first.parts.forEach((part, i) => {
    expect(part.positions).toEqual(second.parts[i]?.positions);
    expect(part.weights).toEqual(second.parts[i]?.weights);
    expect(part.shade).toEqual(second.parts[i]?.shade);
  });
});

test("every part is sound: finite, bound, in the palette", () => {
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

test("an adult's proportions: the head is about 1/7.3 of the height", () => {
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
