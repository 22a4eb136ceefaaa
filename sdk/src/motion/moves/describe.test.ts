import { expect, it } from "vitest";
import { CATALOGUE } from "./catalogue.ts";
import { listVariants } from "./describe.ts";

it("lists the variants that a move has", () => {
  for (const { number, variants } of CATALOGUE.slice(0, 3)) {
    expect(listVariants(number)).toEqual(variants.map(({ name, label, pace }) => ({ name, label, pace })));
  }
  expect(() => listVariants(30)).toThrow(RangeError);
});
