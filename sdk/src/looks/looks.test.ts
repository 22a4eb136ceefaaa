// @vitest-environment node

import { expect, it } from "vitest";
import { LookName } from "../stage/index.ts";
import { castLooks, colorsOf, HAIRS, LOOK_IDS, LOOKS, lookNamed, nameOfLook, SKINS } from "./looks.ts";

it("reads and writes looks with skin and hair; what is unknown is the look's own", () => {
  const read = (name: string) => nameOfLook(lookNamed(name) ?? { look: "street", variant: "none" });
  for (const name of ["street/teal", "street/teal/deep/auburn", "ballet/plum/own/rose", "ballet/plum/fair/own"]) {
    expect(read(name)).toBe(name);
    expect(LookName.safeParse(name).success).toBe(true);
  }
  expect(read("street/green/purple/rose")).toBe("street/marigold/own/rose");
  expect(read("street/teal/own/own")).toBe("street/teal");
  expect(read("street")).toBe("street/marigold");
  expect(lookNamed("toString/teal")).toBeUndefined();
  expect(LookName.safeParse("street/teal/deep").success).toBe(false);
});

it("colours only what a look has, and lets others stand out from the leader by the costume", () => {
  expect(colorsOf({ look: "street", variant: "marigold/deep/own" })).toEqual(SKINS.at(-1)?.colors);
  expect(colorsOf({ look: "street", variant: "teal/own/rose" })).toMatchObject({ hoodie: "#1fa79a", hair: "#c04a80" });
  const slots = [...SKINS, ...HAIRS].flatMap(({ colors }) => Object.keys(colors));
  for (const id of LOOK_IDS) for (const slot of slots) expect(LOOKS[id].palette).toHaveProperty(slot);
  const looks = castLooks([], 2, { look: "street", variant: "marigold/deep/rose" });
  expect(looks.map(nameOfLook)).toEqual(["street/marigold/deep/rose", "street/teal/deep/rose"]);
});
