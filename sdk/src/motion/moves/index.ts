import { compileMove } from "../format/compile-move.ts";
import type { CompiledMove } from "../format/compiled-move.ts";
import { move as bow } from "./bow.ts";
import { move as catwalk } from "./catwalk.ts";
import { move as cheer } from "./cheer.ts";
import { move as chickenDance } from "./chicken-dance.ts";
import { move as dancingHandstand } from "./dancing-handstand.ts";
import type { MoveDefinition } from "./definition.ts";
import { move as dribble } from "./dribble.ts";
import { move as flare } from "./flare.ts";
import { move as hipHopWalk } from "./hip-hop-walk.ts";
import { move as hopBack } from "./hop-back.ts";
import { move as jump } from "./jump.ts";
import { move as jumpHappily } from "./jump-happily.ts";
import { move as kickAndMove } from "./kick-and-move.ts";
import { move as leftTurn } from "./left-turn.ts";
import { move as lookAround } from "./look-around.ts";
import { move as maraschino } from "./maraschino.ts";
import { move as moonwalk } from "./moonwalk.ts";
import { move as nod } from "./nod.ts";
import { move as pointBackwards } from "./point-backwards.ts";
import { move as rightTurn } from "./right-turn.ts";
import { move as robot } from "./robot.ts";
import { move as rumba } from "./rumba.ts";
import { move as salsa } from "./salsa.ts";
import { move as shakeItOff } from "./shake-it-off.ts";
import { move as shuffle } from "./shuffle.ts";
import { move as swingFrontBack } from "./swing-front-back.ts";
import { move as swingLeftRight } from "./swing-left-right.ts";
import { move as swingRightHand } from "./swing-right-hand.ts";
import { move as walk } from "./walk.ts";
import { move as waveHands } from "./wave-hands.ts";

/** All 29 moves. A move needs its import and its name here, nothing else. */
export const MOVES: readonly MoveDefinition[] = [
  cheer,
  maraschino,
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
  walk,
  waveHands,
  nod,
  bow,
  kickAndMove,
  hopBack,
  robot,
  jumpHappily,
  chickenDance,
  shakeItOff,
  hipHopWalk,
  dribble,
  catwalk,
  pointBackwards,
  dancingHandstand,
  flare,
];

const compiled = new Map<number, CompiledMove>();

/**
 * A move's text, ready to be placed; read when it is first asked for, so that a slip in one move is no slip of another.
 * @throws {MoveError} where its text has a slip.
 * @throws {RangeError} when there is no such move.
 */
export function moveText(number: number): CompiledMove {
  const definition = written(number);
  const text = compiled.get(definition.number) ?? compileMove(definition.source, `move ${definition.number}`);
  compiled.set(definition.number, text);
  return text;
}

/**
 * A move as it is written.
 * @throws {RangeError} when there is no such move.
 */
export function written(number: number): MoveDefinition {
  const definition = MOVES.find((move) => move.number === number);
  if (!definition) throw new RangeError(`There is no move number ${number}.`);
  return definition;
}
