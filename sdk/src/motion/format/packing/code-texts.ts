import { ARM_VALUES } from "../../rig/arm-rotations.ts";
import { CHANNELS, SIDE_STRIDE } from "../channels.ts";
import type { FootLine, HandLine, JumpLine, Landed } from "../compiled-move.ts";
import type { Key } from "../curve.ts";
import type { Known } from "../known.ts";
import { EDITS, type MoveEdit, type MoveHead, type VariantText } from "../move-text.ts";
import type { Path } from "../path.ts";
import type { BitCoder } from "./bit-coder.ts";
import { beat, type Code, columns, contextsFor, flag, list, number, object, oneOf, optional, pair } from "./coders.ts";

/** Channels of the body come first, then those of the left side, then of the right. */
const BODY = CHANNELS.length - 2 * SIDE_STRIDE;
/** Channels without their sides. */
const NAMES = BODY + SIDE_STRIDE;
/** What sets several channels of a side at once: an arm pose and a hand shape, by their number. */
export const ARM = NAMES;
export const HAND = NAMES + 1;
const CELLS = NAMES + 2;
/** The channels that an arm pose sets, those that a hand shape sets, of the left side. */
export const ARM_CHANNELS = ARM_VALUES.map((name) => CHANNELS.findIndex((channel) => channel.name === `${name}.L`));
export const HAND_CHANNELS = CHANNELS.flatMap(({ group, index }) => (group === "hands" && index < NAMES ? index : []));

/** What a row sets: the body's value, or those of the left and the right side. */
export type Cell = readonly [left: Value | undefined, right: Value | undefined];
type Value = Omit<Key, "beat">;

/** Keys at one beat, by channel without its side, `ARM` and `HAND`. */
export interface Row {
  beat: number;
  cells: readonly (Cell | undefined)[];
}

/** The lines of a text, as they are packed. */
export interface PackedLines {
  rows: Row[];
  feet: FootLine[];
  jumps: JumpLine[];
  hands: HandLine[];
}

/** A variant, as it is packed: without what it is called, and with indices of the variants that it combines with. */
export interface PackedVariant extends PackedLines, Pick<VariantText, "pace" | "energy" | "mirror" | "path"> {
  combines: number[];
  edits: (Omit<MoveEdit, "check" | "channels"> & { channels: number[] })[];
}

/** The text of a move or a style, as it is packed; `keeps` are indices of channels. */
export interface PackedText extends PackedLines {
  head: Omit<MoveHead, "keeps" | "known"> & {
    keeps: number[];
    known: Omit<Known, "channels"> & { channels: number[] };
  };
  variants: PackedVariant[];
}

/** All texts, and the arm poses and hand shapes that their rows name. */
export interface PackedTexts {
  arms: number[][];
  hands: number[][];
  texts: PackedText[];
}

const metres = () => number(100);
const nothing = <T>(value: T): Code<T> => {
  return () => value;
};

/** Indices of channels. */
function channels(): Code<number[]> {
  const present = contextsFor(1);
  const sides = contextsFor(1);
  return (c, own) => {
    const coded: number[] = [];
    let before = false;
    for (let name = 0; name < NAMES; name++) {
      const [left, right] = [own?.includes(name), name >= BODY && own?.includes(name + SIDE_STRIDE)];
      const same = CHANNELS[name]?.group === CHANNELS[name - 1]?.group;
      before = c.flag(present, left || right, Number(before) + 2 * Number(same));
      if (!before) continue;
      const side = name < BODY ? 1 : c.choice(sides, 2, Number(left) + 2 * Number(right));
      if (side & 1) coded.push(name);
      if (side & 2) coded.push(name + SIDE_STRIDE);
    }
    return coded;
  };
}

/** Rows: whether a cell is set is foretold by the two rows before, the cell before, and by whether it is on a beat. */
function rows(): Code<Row[]> {
  const present = contextsFor(CELLS);
  const sides = contextsFor(CELLS);
  const through = contextsFor(1);
  const values = Array.from({ length: 2 * CELLS }, () => number());
  const at = beat();
  const value = (c: BitCoder, cell: number, side: 0 | 1, own?: Cell): Value => {
    c.through = cell < ARM && c.flag(through, own?.[side]?.through, Number(c.through));
    return { value: values[2 * cell + side]?.(c, own?.[side]?.value) ?? 0, through: c.through };
  };
  const codeCell = (c: BitCoder, cell: number, own?: Cell): Cell => {
    if (cell < BODY) return [value(c, cell, 0, own), undefined];
    const [left, right] = own ?? [];
    const alike = left?.value === right?.value && left?.through === right?.through;
    const side = c.choice(
      sides + cell,
      2,
      alike ? 0 : Number(left !== undefined) + 2 * Number(right !== undefined),
      4 * (c.sides[cell] ?? 0),
    );
    c.sides[cell] = side;
    const first = side === 2 ? undefined : value(c, cell, 0, own);
    return [first, side === 0 ? first : side === 1 ? undefined : value(c, cell, 1, own)];
  };
  return list((c, row) => {
    const time = at(c, row?.beat);
    const between = time % 1 ? 4 : 0;
    const [last, before] = c.rows;
    const cells: (Cell | undefined)[] = [];
    for (let cell = 0; cell < CELLS; cell++) {
      const own = row?.cells[cell];
      const foretold = between + (last[cell] ? 1 : 0) + (before[cell] ? 2 : 0) + (cells[cell - 1] ? 8 : 0);
      const isSet = c.flag(present + cell, own !== undefined, foretold);
      cells.push(isSet ? codeCell(c, cell, own) : undefined);
    }
    c.rows = [cells, last];
    return { beat: time, cells };
  });
}

const side = () => oneOf([0, 1]);
const landed: Code<Landed> = optional(
  object<NonNullable<Landed>>({
    x: optional(metres(), undefined),
    z: optional(metres(), undefined),
    yaw: optional(number(), undefined),
    facing: nothing(0),
  }),
  null,
);
const lines = {
  rows: rows(),
  feet: list(
    object<FootLine>({
      side: side(),
      start: beat(),
      end: beat(),
      kind: oneOf(["step", "slide", "pivot", "lift"]),
      x: optional(metres(), undefined),
      y: metres(),
      z: optional(metres(), undefined),
      yaw: optional(number(), undefined),
      facing: nothing(0),
      height: metres(),
      landing: oneOf(["ball", "heel", "flat"]),
      frame: oneOf(["floor", "air", "body"]),
      point: number(),
      on: flag(),
      line: nothing(0),
    }),
  ),
  jumps: list(
    object<JumpLine>({
      start: beat(),
      end: beat(),
      height: metres(),
      tuck: metres(),
      shape: object({ apart: metres(), aside: metres(), behind: metres() }),
      feet: pair(landed),
      line: nothing(0),
    }),
  ),
  hands: list(
    object<HandLine>({
      side: side(),
      start: beat(),
      end: beat(),
      x: metres(),
      z: metres(),
      yaw: number(),
      line: nothing(0),
    }),
  ),
};
const keys = list(object<Key>({ beat: beat(), value: number(), through: flag() }));

/** Codes all texts. */
export const codeTexts: Code<PackedTexts> = object<PackedTexts>({
  arms: list(columns(ARM_CHANNELS.length)),
  hands: list(columns(HAND_CHANNELS.length)),
  texts: list(
    object<PackedText>({
      head: object<PackedText["head"]>({
        beats: number(),
        loop: flag(),
        mirror: flag(),
        fixed: flag(),
        sweep: object({ quick: number(), slow: number() }),
        keeps: channels(),
        known: object<PackedText["head"]["known"]>({ channels: channels(), feet: flag(), facing: flag() }),
        end: object({ x: metres(), z: metres(), turn: number() }),
      }),
      ...lines,
      variants: list(
        object<PackedVariant>({
          pace: oneOf([1, 0.5, 2]),
          energy: optional(number(), undefined),
          mirror: flag(),
          combines: list(number()),
          path: object<Path>({ across: keys, along: keys, facing: keys }),
          edits: list(
            object<PackedVariant["edits"][number]>({
              edit: oneOf(EDITS),
              feet: flag(),
              jumps: flag(),
              channels: channels(),
              from: number(),
              to: number(),
              value: number(),
            }),
          ),
          ...lines,
        }),
      ),
    }),
  ),
});
