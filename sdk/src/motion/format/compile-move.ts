import { clamp } from "../math/curves.ts";
import { CHANNELS, type Channel } from "./channels.ts";
import type { CompiledMove } from "./compiled-move.ts";
import { addCurves, type Curve, createCurve, evaluateCurve, type Key } from "./curve.ts";
import type { EditableMove } from "./edit-move.ts";
import type { Known } from "./known.ts";
import { chosenVariants, type MoveText } from "./move-text.ts";
import { outlineOf, pathFacing } from "./outline.ts";
import { createPath, layAlongPath, PATH_WORDS } from "./path.ts";
import { readMoveText } from "./read-text.ts";
import { varyMove } from "./vary-move.ts";
import { copyWrittenMove, type WrittenMove } from "./written-move.ts";

/**
 * Reads a move's text (format: AUTHORING.md).
 * @param name Whose text it is, as in "move 12".
 * @throws {MoveError} naming line and beat.
 */
export function compileMove(source: string, name: string): CompiledMove {
  return compileMoveText(readMoveText(source, name), name);
}

/**
 * Compiles a move, or a variant of it.
 * @param words Names of the variants, apart by spaces (`chosenVariants`).
 * @throws {MoveError} naming line and beat.
 */
export function compileMoveText(text: MoveText, name: string, words = ""): CompiledMove {
  const { head } = text;
  const written = copyWrittenMove(text.written, head.mirror ? head.beats / 2 : undefined);
  const move: EditableMove = { head: { ...head }, written, path: createPath() };
  const variants = chosenVariants(text, words);
  let pace = 1;
  for (const variant of variants) {
    varyMove(move, variant);
    pace *= variant.pace;
  }
  const compiled = finish(move, pace, name);
  text.check?.({ ...compiled, variants: variants.map((variant) => variant.name) });
  return compiled;
}

function finish({ head, written, path }: EditableMove, pace: number, name: string): CompiledMove {
  const outline = outlineOf(head, path, pace);
  const { beats } = outline;
  if (PATH_WORDS.some((word) => path[word].length > 0)) layAlongPath(written, path);
  if (pace !== 1) changePace(written, pace);
  const { feet, jumps, hands } = written;
  feet.sort((a, b) => a.start - b.start);
  jumps.sort((a, b) => a.start - b.start);
  const facing = pathFacing(path, pace);
  const curves = CHANNELS.map((c) => {
    const list = written.keys.get(c.index);
    const curve = list && curveOf(list, beats, head.loop, c.rest, c.name === "turn" ? head.end.turn : c.rest);
    const turned = facing && (c.name === "turn" ? facing : leadOf(c, facing, beats, head.known));
    return turned ? (curve ? addCurves(curve, turned) : turned) : curve;
  });
  const { loop, fixed, keeps, sweep } = head;
  return { name, loop, fixed, keeps, sweep, known: head.known.channels, curves, feet, jumps, hands, ...outline };
}

/** In a turn the head looks ahead, then the shoulders go, then the hips: beats ahead, and degrees at most. */
const LEADS: Readonly<Record<string, { ahead: number; most: number }>> = {
  look: { ahead: 0.35, most: 24 },
  twist: { ahead: 0.12, most: 10 },
};

/** What is added to a channel that leads into a turn of the path. What the move is known by is left alone. */
function leadOf(c: Channel, facing: Curve, beats: number, known: Known): Curve | undefined {
  const lead = LEADS[c.name];
  if (!lead || known.channels.has(c.index)) return undefined;
  const keys = Array.from({ length: 4 * beats + 1 }, (_, i): Key => {
    const beat = i / 4;
    const left = evaluateCurve(facing, beat + lead.ahead) - evaluateCurve(facing, beat);
    return { beat, value: beat === 0 ? 0 : clamp(left, -lead.most, lead.most), through: false };
  });
  return createCurve(keys);
}

/** Changes the beats of all that is written: to `pace` 0.5 it takes twice as many. */
function changePace(written: WrittenMove, pace: number): void {
  for (const list of written.keys.values())
    for (const [i, key] of list.entries()) list[i] = { ...key, beat: key.beat / pace };
  const paced = <T extends { start: number; end: number }>(line: T): T => ({
    ...line,
    start: line.start / pace,
    end: line.end / pace,
  });
  written.feet = written.feet.map(paced);
  written.jumps = written.jumps.map(paced);
  written.hands = written.hands.map(paced);
}

function curveOf(list: readonly Key[], beats: number, loop: boolean, rest: number, restAtEnd: number): Curve {
  const keys = [...list].sort((a, b) => a.beat - b.beat);
  const first = keys[0];
  const last = keys.at(-1);
  if (!first || !last) return createCurve([]);
  if (loop) {
    // The last beat is the first of the next round: a key there closes the circle.
    const round = last.beat === beats && first.beat === 0 ? keys.slice(0, -1) : keys;
    const around = [-beats, 0, beats].flatMap((offset) => round.map((key) => ({ ...key, beat: key.beat + offset })));
    return createCurve(around);
  }
  if (first.beat > 0) keys.unshift({ beat: 0, value: rest, through: false });
  if (last.beat < beats) keys.push({ beat: beats, value: restAtEnd, through: false });
  return createCurve(keys);
}
