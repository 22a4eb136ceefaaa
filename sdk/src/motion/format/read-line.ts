import { MoveError } from "./move-error.ts";
import { readKeys } from "./read-keys.ts";
import { readFootLine, readHandLine, readJumpLine, type SourceLine } from "./read-lines.ts";
import type { WrittenMove } from "./written-move.ts";

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
