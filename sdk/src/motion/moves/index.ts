import { compileMoveText } from "../format/compile-move.ts";
import type { CompiledMove } from "../format/compiled-move.ts";
import { chosenVariants, type MoveText } from "../format/move-text.ts";
import { readLabels } from "../format/read-labels.ts";
import { readMoveText } from "../format/read-text.ts";
import * as cheer from "./01-cheer.ts";
import * as maraschino from "./02-maraschino.ts";
import * as flare from "./03-flare.ts";
import * as rightTurn from "./04-right-turn.ts";
import * as swingLeftRight from "./05-swing-left-right.ts";
import * as swingFrontBack from "./06-swing-front-back.ts";
import * as leftTurn from "./07-left-turn.ts";
import * as jump from "./08-jump.ts";
import * as lookAround from "./09-look-around.ts";
import * as moonwalk from "./10-moonwalk.ts";
import * as swingRightHand from "./11-swing-right-hand.ts";
import * as rumba from "./12-rumba.ts";
import * as salsa from "./13-salsa.ts";
import * as shuffle from "./14-shuffle.ts";
import * as chickenDance from "./15-chicken-dance.ts";
import * as shakeItOff from "./16-shake-it-off.ts";
import * as hipHopWalk from "./17-hip-hop-walk.ts";
import * as walk from "./18-walk.ts";
import * as waveHands from "./19-wave-hands.ts";
import * as nod from "./20-nod.ts";
import * as kickAndMove from "./21-kick-and-move.ts";
import * as dancingHandstand from "./22-dancing-handstand.ts";
import * as dribble from "./23-dribble.ts";
import * as catwalk from "./24-catwalk.ts";
import * as jumpHappily from "./25-jump-happily.ts";
import * as pointBackwards from "./26-point-backwards.ts";
import * as bow from "./27-bow.ts";
import * as robot from "./28-robot.ts";
import * as hopBack from "./29-hop-back.ts";
import type { MoveDefinition } from "./definition.ts";

/** All 29 moves in the order of their numbers, as planners see them. */
export const MOVES: readonly MoveDefinition[] = [
  cheer.move,
  maraschino.move,
  flare.move,
  rightTurn.move,
  swingLeftRight.move,
  swingFrontBack.move,
  leftTurn.move,
  jump.move,
  lookAround.move,
  moonwalk.move,
  swingRightHand.move,
  rumba.move,
  salsa.move,
  shuffle.move,
  chickenDance.move,
  shakeItOff.move,
  hipHopWalk.move,
  walk.move,
  waveHands.move,
  nod.move,
  kickAndMove.move,
  dancingHandstand.move,
  dribble.move,
  catwalk.move,
  jumpHappily.move,
  pointBackwards.move,
  bow.move,
  robot.move,
  hopBack.move,
];

/** Their texts, in the same order. They are apart from what planners see, so that bundles of a dance leave that out. */
export const SOURCES: readonly string[] = [
  cheer.source,
  maraschino.source,
  flare.source,
  rightTurn.source,
  swingLeftRight.source,
  swingFrontBack.source,
  leftTurn.source,
  jump.source,
  lookAround.source,
  moonwalk.source,
  swingRightHand.source,
  rumba.source,
  salsa.source,
  shuffle.source,
  chickenDance.source,
  shakeItOff.source,
  hipHopWalk.source,
  walk.source,
  waveHands.source,
  nod.source,
  kickAndMove.source,
  dancingHandstand.source,
  dribble.source,
  catwalk.source,
  jumpHappily.source,
  pointBackwards.source,
  bow.source,
  robot.source,
  hopBack.source,
];

const texts = new Map<number, MoveText>();
const compiled = new Map<string, CompiledMove>();

/**
 * A move's text, ready to be placed; read when it is first asked for, so that a slip in one move is no slip of another.
 * @param words Names of its variants, apart by spaces; unknown words change nothing.
 * @throws {MoveError} where its text has a slip.
 * @throws {RangeError} when there is no such move.
 */
export function compiledMove(number: number, words = ""): CompiledMove {
  const text = moveText(number);
  const names =
    words === ""
      ? ""
      : chosenVariants(text, words)
          .map(({ name }) => name)
          .join(" ");
  const key = `${number} ${names}`;
  const move = compiled.get(key) ?? compileMoveText(text, `move ${number}`, names);
  compiled.set(key, move);
  return move;
}

/**
 * A move's text, cut into the move and its variants.
 * @throws {MoveError} where a line `variant …` has a slip.
 * @throws {RangeError} when there is no such move.
 */
export function moveText(number: number): MoveText {
  const source = SOURCES[number - 1];
  if (source === undefined) throw noMove(number);
  const text = texts.get(number) ?? readMoveText(source, `move ${number}`);
  texts.set(number, text);
  return text;
}

/**
 * What people call the variants of a move, by their names.
 * @throws {RangeError} when there is no such move.
 */
export function variantLabels(number: number): ReadonlyMap<string, string> {
  const source = SOURCES[number - 1];
  if (source === undefined) throw noMove(number);
  return readLabels(source, `move ${number}`);
}

/**
 * A move as planners see it, without what stands in its text.
 * @throws {RangeError} when there is no such move.
 */
export function moveDefinition(number: number): MoveDefinition {
  const definition = MOVES.find((move) => move.number === number);
  if (!definition) throw noMove(number);
  return definition;
}

const noMove = (number: number) => new RangeError(`There is no move number ${number}.`);
