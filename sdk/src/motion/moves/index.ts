import { compileMoveText } from "../format/compile-move.ts";
import type { CompiledMove } from "../format/compiled-move.ts";
import { chosenVariants, type MoveText } from "../format/move-text.ts";
import { readMoveText } from "../format/read-text.ts";
import { cheer } from "./01-cheer.ts";
import { maraschino } from "./02-maraschino.ts";
import { flare } from "./03-flare.ts";
import { rightTurn } from "./04-right-turn.ts";
import { swingLeftRight } from "./05-swing-left-right.ts";
import { swingFrontBack } from "./06-swing-front-back.ts";
import { leftTurn } from "./07-left-turn.ts";
import { jump } from "./08-jump.ts";
import { lookAround } from "./09-look-around.ts";
import { moonwalk } from "./10-moonwalk.ts";
import { swingRightHand } from "./11-swing-right-hand.ts";
import { rumba } from "./12-rumba.ts";
import { salsa } from "./13-salsa.ts";
import { shuffle } from "./14-shuffle.ts";
import { chickenDance } from "./15-chicken-dance.ts";
import { shakeItOff } from "./16-shake-it-off.ts";
import { hipHopWalk } from "./17-hip-hop-walk.ts";
import { walk } from "./18-walk.ts";
import { waveHands } from "./19-wave-hands.ts";
import { nod } from "./20-nod.ts";
import { kickAndMove } from "./21-kick-and-move.ts";
import { dancingHandstand } from "./22-dancing-handstand.ts";
import { dribble } from "./23-dribble.ts";
import { catwalk } from "./24-catwalk.ts";
import { jumpHappily } from "./25-jump-happily.ts";
import { pointBackwards } from "./26-point-backwards.ts";
import { bow } from "./27-bow.ts";
import { robot } from "./28-robot.ts";
import { hopBack } from "./29-hop-back.ts";
import type { MoveDefinition } from "./definition.ts";

/** All moves in the order of their numbers. */
export const MOVES: readonly MoveDefinition[] = [
  cheer,
  maraschino,
  flare,
  rightTurn,
  swingLeftRight,
  swingFrontBack,
  leftTurn,
  jump,
  lookAround,
  moonwalk,
  swingRightHand,
  rumba,
  salsa,
  shuffle,
  chickenDance,
  shakeItOff,
  hipHopWalk,
  walk,
  waveHands,
  nod,
  kickAndMove,
  dancingHandstand,
  dribble,
  catwalk,
  jumpHappily,
  pointBackwards,
  bow,
  robot,
  hopBack,
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
  const text = texts.get(number) ?? readMoveText(moveDefinition(number).source, `move ${number}`);
  texts.set(number, text);
  return text;
}

/**
 * A move as it is written.
 * @throws {RangeError} when there is no such move.
 */
export function moveDefinition(number: number): MoveDefinition {
  const definition = MOVES.find((move) => move.number === number);
  if (!definition) throw new RangeError(`There is no move number ${number}.`);
  return definition;
}
