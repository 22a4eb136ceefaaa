import sharp from "sharp";
import { expect, it } from "vitest";
import { compare } from "./compare.ts";
import { fingerprint } from "./fingerprint.ts";

/** A page of 400 pixels with a button of a colour somewhere. */
function page(color: string, left = 40, width = 120, corner = 8): Promise<Buffer> {
  const button = `<rect x="${left}" y="150" width="${width}" height="60" rx="${corner}" fill="${color}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="#150b1c"/>${button}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

it("takes a pixel for nothing, another colour, size or corner for a change", async () => {
  const prints = async (picture: Promise<Buffer>) => ({ button: { dark: await fingerprint(await picture) } });
  const before = await prints(page("#ffb238"));
  expect(before.button.dark).toHaveLength(176);
  const none = { changed: [], added: [], gone: [] };
  expect(compare(before, await prints(page("#ffb238", 40, 121)), true)).toEqual(none);
  const changed = { ...none, changed: ["button dark"] };
  expect(compare(before, await prints(page("#3fd0c0")), true)).toEqual(changed);
  expect(compare(before, await prints(page("#ffb238", 40, 160)), true)).toEqual(changed);
  expect(compare(before, await prints(page("#ffb238", 40, 120, 30)), true)).toEqual(changed);
});

it("names stories that are new and, where all were asked for, those that are gone", () => {
  const before = { one: { dark: "0" } };
  expect(compare(before, { two: { dark: "0" } }, true)).toEqual({ changed: [], added: ["two"], gone: ["one"] });
  expect(compare(before, {}, false)).toEqual({ changed: [], added: [], gone: [] });
});
