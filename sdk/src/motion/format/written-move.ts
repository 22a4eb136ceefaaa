import type { FootLine, HandLine, JumpLine } from "./compiled-move.ts";
import { appendMirroredKeys, mirrorFoot, mirrorHand, mirrorJump } from "./mirror.ts";
import { MoveError } from "./move-error.ts";
import { type KeysByChannel, readKeys } from "./read-keys.ts";
import { readFootLine, readHandLine, readJumpLine, type SourceLine } from "./read-lines.ts";

/** The lines of a text by what they are about, before curves are made of the keys. */
export interface WrittenMove {
  keys: KeysByChannel;
  feet: FootLine[];
  jumps: JumpLine[];
  hands: HandLine[];
}

/** A text without lines. */
export function createWrittenMove(): WrittenMove {
  return { keys: new Map(), feet: [], jumps: [], hands: [] };
}

/**
 * Reads one line into `written`.
 * @param limit The last beat that may be written.
 * @throws {MoveError}
 */
export function readLine(line: SourceLine, limit: number, written: WrittenMove): void {
  const word = line.tokens[0] ?? "";
  let end: number;
  if (word === "L" || word === "R") end = push(written.feet, readFootLine(line));
  else if (word === "jump") end = push(written.jumps, readJumpLine(line));
  else if (word === "hand") end = push(written.hands, readHandLine(line));
  else if (/^\d/.test(word)) end = readKeys(line, written.keys);
  else throw new MoveError(line.owner, line.number, undefined, `cannot read a line that begins with "${word}".`);
  if (Number.isNaN(end) || end > limit + 1e-9)
    throw new MoveError(line.owner, line.number, end, `lies beyond the ${limit} beats that are written.`);
}

function push<T extends { end: number }>(list: T[], item: T): number {
  list.push(item);
  return item.end;
}

/** Adds the mirror image of all that is written, `half` beats later. */
export function appendMirrorImage(written: WrittenMove, half: number): void {
  const { keys, feet, jumps, hands } = written;
  appendMirroredKeys(keys, half);
  written.feet = feet.concat(feet.map((foot) => mirrorFoot(foot, half)));
  written.jumps = jumps.concat(jumps.map((jump) => mirrorJump(jump, half)));
  written.hands = hands.concat(hands.map((hand) => mirrorHand(hand, half)));
}
