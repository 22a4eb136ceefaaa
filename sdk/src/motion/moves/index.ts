import { compileMoveText } from "../format/compile-move.ts";
import type { CompiledMove } from "../format/compiled-move.ts";
import { chosenVariants, type MoveText, readMoveText } from "../format/variant-text.ts";
import { move as cheer } from "./01-cheer.ts";
import { move as maraschino } from "./02-maraschino.ts";
import { move as flare } from "./03-flare.ts";
import { move as rightTurn } from "./04-right-turn.ts";
import { move as swingLeftRight } from "./05-swing-left-right.ts";
import { move as swingFrontBack } from "./06-swing-front-back.ts";
import { move as leftTurn } from "./07-left-turn.ts";
import { move as jump } from "./08-jump.ts";
import { move as lookAround } from "./09-look-around.ts";
import { move as moonwalk } from "./10-moonwalk.ts";
import { move as swingRightHand } from "./11-swing-right-hand.ts";
import { move as rumba } from "./12-rumba.ts";
import { move as salsa } from "./13-salsa.ts";
import { move as shuffle } from "./14-shuffle.ts";
import { move as chickenDance } from "./15-chicken-dance.ts";
import { move as shakeItOff } from "./16-shake-it-off.ts";
import { move as hipHopWalk } from "./17-hip-hop-walk.ts";
import { move as walk } from "./18-walk.ts";
import { move as waveHands } from "./19-wave-hands.ts";
import { move as nod } from "./20-nod.ts";
import { move as kickAndMove } from "./21-kick-and-move.ts";
import { move as dancingHandstand } from "./22-dancing-handstand.ts";
import { move as dribble } from "./23-dribble.ts";
import { move as catwalk } from "./24-catwalk.ts";
import { move as jumpHappily } from "./25-jump-happily.ts";
import { move as pointBackwards } from "./26-point-backwards.ts";
import { move as bow } from "./27-bow.ts";
import { move as robot } from "./28-robot.ts";
import { move as hopBack } from "./29-hop-back.ts";
import type { MoveDefinition } from "./definition.ts";

/** All 29 moves in the order of their numbers. A move needs its import and its name here, nothing else. */
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
  const definition = moveDefinition(number);
  const text = texts.get(number) ?? readMoveText(definition.source, `move ${number}`);
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
