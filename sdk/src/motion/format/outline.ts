import type { MoveOutline } from "./compiled-move.ts";
import { type Curve, evaluateCurve, putKeys } from "./curve.ts";
import { type EditableMove, editMove } from "./edit-move.ts";
import { MoveError } from "./move-error.ts";
import { type MoveHead, readMoveHead } from "./move-head.ts";
import { createPath, mirrorPath, PATH_WORDS, type Path, pathAt, pathCurve, placeAt, takePathKeys } from "./path.ts";
import { chosenVariants, type MoveText, type VariantText } from "./variant-text.ts";
import { createWrittenMove } from "./written-move.ts";

/**
 * Reads the outline alone, which takes a small part of the time that compiling the move takes: a planner looks at many
 * moves and variants of which few are danced.
 * @param words Names of the variants, apart by spaces (`chosenVariants`).
 * @throws {MoveError} where the first line, or a key of the path, has a slip; other slips are found by `compileMoveText`.
 */
export function readOutline({ lines, variants }: MoveText, name: string, words = ""): MoveOutline {
  const [first] = lines;
  if (!first) throw new MoveError(name, 0, undefined, "the text is empty.");
  const move: EditableMove = { head: readMoveHead(first), path: createPath(), written: createWrittenMove() };
  const chosen = chosenVariants({ lines, variants }, words);
  for (const variant of chosen) addVariant(move, variant);
  return outlineOf(
    move.head,
    move.path,
    chosen.reduce((pace, variant) => pace * variant.pace, 1),
    name,
  );
}

/** Adds what a variant does to the path, and to where the move ends. */
function addVariant({ head, path, written }: EditableMove, { lines, mirror }: VariantText): void {
  const own = createPath();
  for (const line of lines) {
    if (line.tokens[0] === "size") editMove({ head, path, written }, "size", line, mirror);
    else takePathKeys(line, own);
  }
  if (mirror) mirrorPath(own, head.beats / 2);
  for (const word of PATH_WORDS) putKeys(path[word], own[word]);
}

/**
 * The outline of a move with a path.
 * @param path In the beats of the move as it is written.
 * @throws {MoveError} where double time leaves no whole beats.
 */
export function outlineOf(head: MoveHead, path: Path, pace: number, name: string): MoveOutline {
  const beats = head.beats / pace;
  if (!Number.isInteger(beats)) throw new MoveError(name, 0, undefined, "in double time it has no whole beats.");
  const { x, z, turn } = head.end;
  const end = PATH_WORDS.some((word) => path[word].length > 0)
    ? placeAt(pathAt(path)(head.beats), x, z, turn)
    : head.end;
  const facing = pathFacing(path, pace);
  return { beats, end, ...(facing ? facedIn(facing, beats) : { facing: 0, back: 0 }) };
}

/** Where a path faces, in the beats that the move has at its pace; undefined where it does not turn. */
export function pathFacing({ facing }: Path, pace: number): Curve | undefined {
  if (facing.length === 0) return undefined;
  return pathCurve(pace === 1 ? facing : facing.map((key) => ({ ...key, beat: key.beat / pace })));
}

/** Beats of a look at where the dancer faces. */
const LOOK = 0.125;

/** The most that a path turns the dancer from where the move began, and for how many beats it shows the back. */
function facedIn(facing: Curve, beats: number): { facing: number; back: number } {
  let most = 0;
  let back = 0;
  for (let beat = 0; beat <= beats; beat += LOOK) {
    const turned = evaluateCurve(facing, beat);
    const away = turned - 360 * Math.round(turned / 360);
    if (Math.abs(away) > Math.abs(most)) most = away;
    if (Math.abs(away) > 90) back += LOOK;
  }
  return { facing: most, back };
}
