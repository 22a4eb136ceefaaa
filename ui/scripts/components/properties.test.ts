import { expect, it } from "vitest";
import { readComponents } from "./read-components.ts";

it("says of every property of every component what it means", () => {
  const components = readComponents();
  expect(components.length).toBeGreaterThan(100);
  const missing = components.flatMap(({ name, file, properties }) =>
    properties.filter(({ description }) => description === "").map((property) => `${file} ${name}: ${property.name}`),
  );
  expect(missing).toEqual([]);
});
