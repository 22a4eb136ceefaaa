import type { Channel } from "./channels.ts";
import type { ArmSweep, FootLine, HandLine, JumpLine } from "./compiled-move.ts";
import type { Key } from "./curve.ts";
import type { Known } from "./known.ts";
import type { Path } from "./path.ts";
import type { WrittenMove } from "./written-move.ts";

/**
 * What the text of a move says: the move itself and its variants. `readMoveText` reads no more than is asked for. Nobody
 * changes what they get of it.
 */
export interface MoveText {
  readonly head: MoveHead;
  readonly written: WrittenMove;
  readonly variants: readonly VariantText[];
  /** Finds what is wrong with a move that is compiled of an author's text. @throws {MoveError} */
  check?(move: Landings): void;
}

/** Of a compiled move what may be wrong although each line is right. */
export interface Landings {
  /** Names of the variants that are in it. */
  variants: readonly string[];
  /** In double time, halves are possible. */
  beats: number;
  feet: readonly FootLine[];
  jumps: readonly JumpLine[];
  hands: readonly HandLine[];
  end: MoveHead["end"];
}

/** What the first line of a move's text says. */
export interface MoveHead {
  beats: number;
  loop: boolean;
  mirror: boolean;
  fixed: boolean;
  /** By channel, 0 to 1: how much of the move's own line stays against the style. */
  keeps: Float64Array;
  /** How much further its arms sweep in the loudest music. */
  sweep: ArmSweep;
  /** What no variant may change. */
  known: Known;
  end: { x: number; z: number; turn: number };
}

/** How much of a kept channel stays the move's own. */
export const KEPT = 0.92;

/** Another way of doing a move, as its text has it. */
export interface VariantText {
  /** Its word in scores and documents. */
  name: string;
  /** What people call it, as in "down low". */
  label: string;
  /** How fast it is done: 0.5 in half time, 2 in double time. */
  pace: 0.5 | 1 | 2;
  /** 0 to 1; undefined: that of the move. */
  energy: number | undefined;
  /** Its lines are those of the first half; the second half is their mirror image. */
  mirror: boolean;
  /** Variants of the same move that may be danced together with it. */
  combines: readonly string[];
  /** What it changes in what is written, in order; it comes before its own lines. */
  readonly edits: readonly MoveEdit[];
  /** Its own lines. */
  readonly written: WrittenMove;
  readonly path: Path;
}

/** Words that change what is written: take it away, add to its values, make it larger or smaller. */
export const EDITS = ["drop", "add", "size"] as const;

/** One change of what is written, in a span of beats. */
export interface MoveEdit {
  edit: (typeof EDITS)[number];
  /** It is about steps; about jumps. */
  feet: boolean;
  jumps: boolean;
  /** Indices of the channels that it is about. */
  channels: readonly number[];
  from: number;
  to: number;
  /** What is added, or a factor. */
  value: number;
  /** Finds what is wrong with the keys that an author's edit makes. @throws {MoveError} */
  check?(channel: Channel, keys: readonly Key[]): void;
}

/**
 * The variants of a text that a score names, in the order of the text. Unknown words change nothing. Of variants that
 * may not be combined the one named first is danced.
 * @param words Names apart by spaces.
 */
export function chosenVariants({ variants }: Pick<MoveText, "variants">, words: string): VariantText[] {
  const chosen: VariantText[] = [];
  for (const word of words.split(/\s+/)) {
    const variant = variants.find(({ name }) => name === word);
    if (variant && chosen.every((other) => mayCombine(variant, other))) chosen.push(variant);
  }
  return variants.filter((variant) => chosen.includes(variant));
}

/** Whether two variants of a move may be danced together. */
export function mayCombine(a: VariantText, b: VariantText): boolean {
  return a !== b && (a.combines.includes(b.name) || b.combines.includes(a.name));
}
