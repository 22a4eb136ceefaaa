import { compileMove } from "../format/compile-move.ts";
import type { CompiledMove } from "../format/compiled-move.ts";
import { move as bow } from "./bow.ts";
import { move as cheer } from "./cheer.ts";
import type { MoveDefinition } from "./definition.ts";
import { move as jump } from "./jump.ts";
import { move as moonwalk } from "./moonwalk.ts";
import { move as nod } from "./nod.ts";
import { move as rightTurn } from "./right-turn.ts";
import { move as salsa } from "./salsa.ts";
import { move as shuffle } from "./shuffle.ts";
import { move as swingLeftRight } from "./swing-left-right.ts";
import { move as walk } from "./walk.ts";
import { move as waveHands } from "./wave-hands.ts";

/** The moves that are written. A new move needs its import and its name here, nothing else. */
export const MOVES: readonly MoveDefinition[] = [
  cheer,
  rightTurn,
  swingLeftRight,
  jump,
  moonwalk,
  salsa,
  shuffle,
  walk,
  waveHands,
  nod,
  bow,
];

const compiled = new Map(MOVES.map((move) => [move.number, compileMove(move.source, `move ${move.number}`)]));

/** The written move nearest by number, for as long as not all 29 are written. */
function nearest(number: number): CompiledMove {
  const numbers = [...compiled.keys()].sort((a, b) => Math.abs(a - number) - Math.abs(b - number));
  return compiled.get(numbers[0] as number) as CompiledMove;
}

/** A move's text, ready to be placed. */
export function moveText(number: number): CompiledMove {
  return compiled.get(number) ?? nearest(number);
}
