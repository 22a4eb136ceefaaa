import { expect, test } from "vitest";
import type { Key } from "../src/motion/format/curve.ts";
import type { MoveText } from "../src/motion/format/move-text.ts";
import { unpackTexts } from "../src/motion/format/packing/unpack-texts.ts";
import { readMoveText } from "../src/motion/format/read-text.ts";
import type { WrittenMove } from "../src/motion/format/written-move.ts";
import { packTexts } from "./pack-texts.ts";
import { allTexts, packedModule } from "./packed-texts.ts";

const byBeat = (keys: readonly Key[]) => keys.toSorted((a, b) => a.beat - b.beat);

/** Lines without their numbers in the text, keys of a channel in the order of their beats. */
const linesOf = ({ keys, feet, jumps, hands }: WrittenMove) => ({
  keys: new Map([...keys].map(([channel, list]) => [channel, byBeat(list)])),
  lines: [...feet, ...jumps, ...hands].map((each) => ({ ...each, line: 0 })),
});

/** All that a text says; the checks of an author's text are no part of it. */
const saidBy = ({ head, written, variants }: MoveText) => ({
  head,
  ...linesOf(written),
  variants: variants.map(({ edits, path, written: own, ...variant }) => ({
    ...variant,
    ...linesOf(own),
    path: [path.across, path.along, path.facing].map(byBeat),
    edits: edits.map(({ check: _, channels, ...edit }) => ({ ...edit, channels: channels.toSorted((a, b) => a - b) })),
  })),
});

test("packed texts say to the last bit what the texts say, in less than a fifth of their size", () => {
  const texts = allTexts();
  const read = texts.map(([owner, source]) => readMoveText(source, owner));
  const { bytes, names } = packTexts(read);
  const unpacked = unpackTexts(bytes, names);
  for (const [i, [owner]] of texts.entries()) {
    const [text, copy] = [read[i], unpacked[i]];
    if (!text || !copy) throw new Error(`${owner} is missing.`);
    expect(saidBy(copy), owner).toStrictEqual(saidBy(text));
    if (owner.startsWith("style")) expect(linesOf(text.written).lines, owner).toEqual([]);
  }
  expect(5 * bytes.length).toBeLessThan(texts.reduce((sum, [, source]) => sum + source.length, 0));
});

test.each(["/", "\\"])("built modules lose their texts where paths are written with %s", (separator) => {
  const code = (...path: string[]) =>
    packedModule(["", "sdk", "dist", "motion", ...path].join(separator), () => "export default `move 1`;");
  expect(code("format", "read-text.js")).toContain("unpackTexts");
  expect(code("format", "read-labels.js")).toContain("LABELS");
  expect(code("moves", "01-cheer.js")).toBe('export default "";');
  expect(code("pose", "pose-at.js")).toBeUndefined();
});
