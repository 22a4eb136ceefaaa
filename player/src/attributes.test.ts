import { CAMERAS, DANCER_COUNTS, ENVIRONMENTS } from "@nataraj/sdk/stage";
import { LOOKS } from "@nataraj/ui/dancer";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { expectedInstead, VALUES } from "./attributes.ts";

beforeEach(() => void vi.stubGlobal("location", { href: "https://blog.example.org/post" }));
afterEach(() => void vi.unstubAllGlobals());

it("knows what the player knows", () => {
  const looks = Object.values(LOOKS);
  expect(VALUES.look).toEqual(looks.map(({ id }) => id));
  expect(new Set<string>(VALUES.colours)).toEqual(
    new Set(looks.flatMap(({ variants }) => variants.map(({ id }) => id))),
  );
  expect(VALUES.dancers).toEqual(DANCER_COUNTS.map(String));
  expect(VALUES.stage).toEqual(ENVIRONMENTS);
  expect(VALUES.camera).toEqual(CAMERAS);
});

it.each([
  ["look", "tango", "bharatanatyam, street, ballet, practice"],
  ["dancers", "4", "1, 2, 3, 5"],
  ["start", "-1", "a number from 0"],
  ["start", "soon", "a number from 0"],
  ["speed", "3", "a number from 0.25 to 2"],
  ["speed", "", "a number from 0.25 to 2"],
  ["muted", "no", "true or false"],
  ["project", "my-dance", "nataraj- and 32 hexadecimal digits"],
  ["site", "https://", "the address of a site, such as https://dance.example.org"],
  ["site", "mailto:me@example.org", "the address of a site, such as https://dance.example.org"],
])("says what %s may be instead of '%s'", (name, value, expected) => {
  expect(expectedInstead(name, value)).toBe(expected);
});

it.each([
  ["look", "street"],
  ["project", "demo"],
  ["start", "1.5"],
  ["speed", "2"],
  ["muted", ""],
  ["muted", "false"],
  ["controls", "controls"],
  ["project", "0123456789abcdef0123456789abcdef"],
  ["site", "https://dance.example.org/"],
  ["label", "anything"],
])("finds nothing wrong with %s='%s'", (name, value) => {
  expect(expectedInstead(name, value)).toBeUndefined();
});
