import { putKeys } from "./curve.ts";
import { type EditableMove, editMove } from "./edit-move.ts";
import type { VariantText } from "./move-text.ts";
import { mirroredPath, PATH_WORDS } from "./path.ts";
import { copyWrittenMove, type WrittenMove } from "./written-move.ts";

/** Lines that overlap by less are one after the other, beats. */
const NEAR = 1e-6;

/**
 * Applies a variant: first its edits of what is there, then its own lines, each in the place of what is written for the
 * same foot, hand or channel at the same time.
 * @throws {MoveError} where its text has a slip, or changes what the move is known by.
 */
export function varyMove(move: EditableMove, { edits, mirror, written, path }: VariantText): void {
  const half = mirror ? move.head.beats / 2 : undefined;
  for (const edit of edits) editMove(move, edit);
  merge(move.written, copyWrittenMove(written, half));
  const own = mirroredPath(path, half);
  for (const word of PATH_WORDS) putKeys(move.path[word], own[word]);
}

function merge(written: WrittenMove, own: WrittenMove): void {
  for (const [channel, keys] of own.keys) {
    const list = written.keys.get(channel) ?? [];
    written.keys.set(channel, list);
    putKeys(list, keys);
  }
  const sameSide = (a: { side: number }, b: { side: number }) => a.side === b.side;
  written.feet = replaceLines(written.feet, own.feet, sameSide);
  written.hands = replaceLines(written.hands, own.hands, sameSide);
  written.jumps = replaceLines(written.jumps, own.jumps, () => true);
}

/** Lines in the place of those at the same time. */
function replaceLines<T extends { start: number; end: number }>(
  lines: readonly T[],
  own: readonly T[],
  sameLimb: (a: T, b: T) => boolean,
): T[] {
  const kept = lines.filter(
    (line) => !own.some((o) => sameLimb(o, line) && o.start < line.end - NEAR && line.start < o.end - NEAR),
  );
  return [...kept, ...own];
}
