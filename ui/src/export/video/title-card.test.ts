// @vitest-environment node
import { expect, test } from "vitest";
import { directionOf } from "./title-card.ts";

test.each([
  ["Salsa at night", "ltr"],
  ["«שלום, עולם!»", "rtl"],
  ["2026: مرحبا Salsa", "rtl"],
  ["सुबह हुई", "ltr"],
  ["1 2 3", "ltr"],
])("“%s” is written %s", (title, direction) => {
  expect(directionOf(title)).toBe(direction);
});
