import { DANCE_STYLES } from "@nataraj/sdk/contract";
import { expect, test } from "vitest";
import { energyInStyle } from "./style-energy.ts";

test("to the same music some styles are livelier than others, and none leaves the range of energy", () => {
  expect(energyInStyle("Breakdancing", 0.5)).toBeGreaterThan(energyInStyle("Salsa", 0.5));
  expect(energyInStyle("Contemporary", 0.5)).toBeLessThan(energyInStyle("Salsa", 0.5));
  for (const style of DANCE_STYLES)
    for (const energy of [0, 0.05, 0.5, 0.95, 1]) {
      expect(energyInStyle(style, energy)).toBeGreaterThanOrEqual(0);
      expect(energyInStyle(style, energy)).toBeLessThanOrEqual(1);
    }
});
