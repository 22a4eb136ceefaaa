import { type Piece, WITHOUT_SPACES } from "./join-pieces.ts";

/** Fewer of the places between pieces have a space: their writer has left them out. Of syllables every second has one. */
const LEAST_SPACED = 0.1;
/** Fewer of the pieces have more than one letter: they are letters. Of English words nine in ten have, of Hindi ones half. */
const LEAST_LONG = 0.25;

/**
 * The lines of a file, with a space between pieces that are words: some writers put a time before each word and leave the
 * spaces out (`[00:01.00]Hold[00:01.50]me`). Letters with times of their own, and scripts without spaces, stay as they are.
 * Syllables are known by the spaces between some of them: a file of syllables without any is taken for words.
 */
export function spaceWords<P extends Piece>(lines: readonly (readonly P[])[]): P[][] {
  const joints = lines.map(jointsOf);
  const spaced = shareOf(joints.flat(), ({ isSpaced }) => isSpaced);
  const pieces = joints.flat().flatMap(({ before, piece }) => [before, piece]);
  const long = shareOf(pieces, ({ text }) => lettersOf(text) > 1);
  if (spaced >= LEAST_SPACED || long < LEAST_LONG) return lines.map((line) => [...line]);
  return lines.map((line, i) => {
    const glued = new Set(joints[i]?.flatMap(({ piece, isSpaced }) => (isSpaced ? [] : [piece])));
    return line.map((piece) => (glued.has(piece) ? { ...piece, text: ` ${piece.text}` } : piece));
  });
}

/** Two pieces of a line, one after the other, of scripts with spaces. */
interface Joint<P> {
  before: P;
  piece: P;
  isSpaced: boolean;
}

function jointsOf<P extends Piece>(line: readonly P[]): Joint<P>[] {
  const joints: Joint<P>[] = [];
  let before: P | undefined;
  let isSpaced = false;
  for (const piece of line) {
    const { text } = piece;
    isSpaced ||= /^\s/.test(text);
    if (text.trim() === "") continue;
    if (before && ![before.text, text].some((each) => WITHOUT_SPACES.test(each)))
      joints.push({ before, piece, isSpaced });
    before = piece;
    isSpaced = text !== text.trimEnd();
  }
  return joints;
}

/** Without marks: a syllable of Devanagari is one letter with its vowel. */
function lettersOf(text: string): number {
  return [...text.normalize("NFC").replace(/[^\p{L}\p{N}]/gu, "")].length;
}

function shareOf<T>(all: readonly T[], isSo: (each: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(isSo).length / all.length;
}
