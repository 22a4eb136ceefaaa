import type { MoveOutline } from "./compiled-move.ts";
import { type Curve, evaluateCurve, putKeys } from "./curve.ts";
import { type EditableMove, editMove } from "./edit-move.ts";
import { chosenVariants, type MoveHead, type MoveText } from "./move-text.ts";
import { createPath, mirroredPath, PATH_WORDS, type Path, pathAt, pathCurve, placeAt } from "./path.ts";
import { createWrittenMove } from "./written-move.ts";

/**
 * Reads the outline alone, which takes a small part of the time that compiling the move takes: a planner looks at many
 * moves and variants of which few are danced.
 * @param words Names of the variants, apart by spaces (`chosenVariants`).
 * @throws {MoveError} where an edit, or a key of the path, has a slip; other slips are found by `compileMoveText`.
 */
export function readOutline(text: MoveText, words = ""): MoveOutline {
  const move: EditableMove = { head: { ...text.head }, path: createPath(), written: createWrittenMove() };
  const chosen = chosenVariants(text, words);
  for (const { edits, path, mirror } of chosen) {
    for (const edit of edits) if (edit.edit === "size") editMove(move, edit);
    const own = mirroredPath(path, mirror ? text.head.beats / 2 : undefined);
    for (const word of PATH_WORDS) putKeys(move.path[word], own[word]);
  }
  return outlineOf(
    move.head,
    move.path,
    chosen.reduce((pace, variant) => pace * variant.pace, 1),
  );
}

/**
 * The outline of a move with a path.
 * @param path In the beats of the move as it is written.
 */
export function outlineOf(head: MoveHead, path: Path, pace: number): MoveOutline {
  const beats = head.beats / pace;
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
