import { CHANNEL_GROUPS, CHANNEL_NAMES, CHANNELS } from "./channels.ts";
import { checkFeet } from "./check-feet.ts";
import type { CompiledMove, FootLine, HandLine, JumpLine } from "./compiled-move.ts";
import { type Curve, createCurve, type Key } from "./curve.ts";
import { appendMirroredKeys, mirrorFoot, mirrorHand, mirrorJump } from "./mirror.ts";
import { MoveError, suggestion } from "./move-error.ts";
import { type KeysByChannel, readKeys } from "./read-keys.ts";
import { readFootLine, readHandLine, readJumpLine, type SourceLine } from "./read-lines.ts";

/** How much of a kept channel stays the move's own. */
const KEPT = 0.92;

interface Header {
  beats: number;
  loop: boolean;
  mirror: boolean;
  fixed: boolean;
  keeps: Float64Array;
  end: { x: number; z: number; turn: number };
}

/**
 * Reads a move's text (format: AUTHORING.md).
 * @param name Whose text it is, as in "move 12".
 * @throws {MoveError} naming line and beat.
 */
export function compileMove(source: string, name: string): CompiledMove {
  const lines = readSource(source, name);
  const first = lines.shift();
  if (!first) throw new MoveError(name, 0, undefined, "the text is empty.");
  const header = readHeader(first);
  const keys: KeysByChannel = new Map();
  let feet: FootLine[] = [];
  let jumps: JumpLine[] = [];
  let hands: HandLine[] = [];
  const limit = header.mirror ? header.beats / 2 : header.beats;
  for (const line of lines) {
    const word = line.tokens[0] ?? "";
    const last = { end: 0 };
    if (word === "L" || word === "R") last.end = push(feet, readFootLine(line));
    else if (word === "jump") last.end = push(jumps, readJumpLine(line));
    else if (word === "hand") last.end = push(hands, readHandLine(line));
    else if (/^\d/.test(word)) last.end = readKeys(line, keys);
    else throw new MoveError(name, line.number, undefined, `cannot read a line that begins with "${word}".`);
    if (Number.isNaN(last.end) || last.end > limit + 1e-9)
      throw new MoveError(name, line.number, last.end, `lies beyond the ${limit} beats that are written.`);
  }
  if (header.mirror) {
    appendMirroredKeys(keys, limit);
    feet = feet.concat(feet.map((foot) => mirrorFoot(foot, limit)));
    jumps = jumps.concat(jumps.map((jump) => mirrorJump(jump, limit)));
    hands = hands.concat(hands.map((hand) => mirrorHand(hand, limit)));
  }
  feet.sort((a, b) => a.start - b.start);
  jumps.sort((a, b) => a.start - b.start);
  const { beats, loop, fixed, keeps, end } = header;
  const curves = CHANNELS.map((c) => {
    const list = keys.get(c.index);
    return list && curveOf(list, header, c.rest, c.name === "turn" ? end.turn : c.rest);
  });
  const travel = checkFeet(name, feet, jumps, hands, end);
  return { name, beats, loop, fixed, keeps, end, curves, feet, jumps, hands, travel };
}

function push<T extends { end: number }>(list: T[], item: T): number {
  list.push(item);
  return item.end;
}

/** Lines without comments and blank ones; numbered from 1. */
function readSource(source: string, owner: string): SourceLine[] {
  return source
    .split("\n")
    .map((text, i) => ({ owner, number: i + 1, tokens: text.replace(/#.*/, "").trim().split(/\s+/) }))
    .filter((line) => line.tokens[0] !== "");
}

const FLAGS = ["loop", "mirror", "fixed", "ends", "keeps"];

/** `move 4 beats loop mirror fixed ends 0 -90 0 keeps arms.R hands`. */
function readHeader(line: SourceLine): Header {
  const fail = (problem: string): never => {
    throw new MoveError(line.owner, line.number, undefined, problem);
  };
  const [verb, count, unit, ...rest] = line.tokens;
  const beats = Number(count);
  if (verb !== "move" || unit !== "beats" || !Number.isInteger(beats) || beats < 1 || beats > 16)
    fail('the first line must be "move N beats …" with 1 to 16 whole beats.');
  const header: Header = {
    beats,
    loop: false,
    mirror: false,
    fixed: false,
    keeps: new Float64Array(CHANNELS.length),
    end: { x: 0, z: 0, turn: 0 },
  };
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i] ?? "";
    if (word === "loop" || word === "mirror" || word === "fixed") header[word] = true;
    else if (word === "ends") {
      const [x = Number.NaN, z = Number.NaN, turn = Number.NaN] = rest.slice(i + 1, i + 4).map(Number);
      if (Number.isNaN(x + z + turn)) fail("ends takes three numbers: x and z in centimetres, turn in degrees.");
      header.end = { x: x / 100, z: z / 100, turn };
      i += 3;
    } else if (word === "keeps") {
      for (let name = rest[i + 1]; name !== undefined && !FLAGS.includes(name); name = rest[++i + 1])
        keep(header.keeps, name, fail);
    } else fail(`unknown word "${word}".${suggestion(word, FLAGS)}`);
  }
  return header;
}

/** Marks a group (`arms`), a group of one side (`hands.R`) or a channel (`raise`, `raise.R`) as kept. */
function keep(keeps: Float64Array, word: string, fail: (problem: string) => never): void {
  const [short = "", side] = word.split(".");
  const kept = CHANNELS.filter((c) => {
    const [name, of] = c.name.split(".");
    return (c.group === short || name === short) && (!side || of === side);
  });
  if (kept.length === 0) fail(`cannot keep "${word}".${suggestion(short, [...CHANNEL_GROUPS, ...CHANNEL_NAMES])}`);
  for (const c of kept) keeps[c.index] = KEPT;
}

function curveOf(list: Key[], { beats, loop }: Header, rest: number, restAtEnd: number): Curve {
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
