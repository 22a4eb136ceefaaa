import { putKeys } from "./curve.ts";
import { EDITS, type EditableMove, editMove } from "./edit-move.ts";
import { refuseKnownLine } from "./known.ts";
import { createPath, mirrorPath, PATH_WORDS, takePathKeys } from "./path.ts";
import type { VariantText } from "./variant-text.ts";
import { appendMirrorImage, createWrittenMove, readLine, type WrittenMove } from "./written-move.ts";

/** Lines that overlap by less are one after the other, beats. */
const NEAR = 1e-6;

/**
 * Applies a variant: first its edits of what is there, then its own lines, each in the place of what is written for the
 * same foot, hand or channel at the same time.
 * @throws {MoveError} where it has a slip, or changes what the move is known by.
 */
export function varyMove(move: EditableMove, variant: VariantText): void {
  const { head } = move;
  const half = head.beats / 2;
  const own = createWrittenMove();
  const path = createPath();
  for (const line of variant.lines) {
    const word = line.tokens[0] ?? "";
    const edit = EDITS.find((each) => each === word);
    if (edit) editMove(move, edit, line, variant.mirror);
    else {
      const rest = takePathKeys(line, path);
      if (rest) readLine(rest, variant.mirror ? half : head.beats, own);
      refuseKnownLine(head.known, own, path, line);
    }
  }
  if (variant.mirror) {
    appendMirrorImage(own, half);
    mirrorPath(path, half);
  }
  merge(move.written, own);
  for (const word of PATH_WORDS) putKeys(move.path[word], path[word]);
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
