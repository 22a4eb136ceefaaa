import type { MoveInfo, MoveVariant } from "@nataraj/sdk/motion";
import { isTurn } from "./move-options.ts";

/** One way of doing a step. */
export interface VariantOption {
  /** Names of variants and `mirrored`, apart by spaces; empty as written. */
  words: string;
  /** Degrees that the dancer has turned at the end, full turns apart, −180 to 180. */
  turn: number;
  /** The most that the dancer turns away meanwhile, degrees, with its sign; the move's own turns apart. */
  facing: number;
  /** Beats in which the back shows; 0 where the body turns round once, as in a move that is a turn. */
  back: number;
  /** Whether it turns round once, in a move that is not a turn. */
  turnsRound: boolean;
  energy: number;
}

/** No step ends turned by more than this: it could not be exchanged for another. Degrees. */
const MAX_END_ANGLE = 65;
/** A variant that turns by as much goes all the way round. Degrees. */
const TURNS_ROUND_FROM = 270;

/** The word that mirrors a step. */
const MIRRORED = "mirrored";

/**
 * Every way of doing a move in a number of counts: as written, each variant, pairs of variants that may be combined, and
 * all of them mirrored where the move does not name a side.
 * @param words What is chosen already: a variant in half or double time stays, because its length was chosen with it.
 */
export function variantOptionsOf(move: MoveInfo, length: number, words: string | undefined): VariantOption[] {
  const own = move.variants.filter(({ pace }) => pace === 1);
  const base = pacedIn(move, words);
  const combined = (a: MoveVariant, b: MoveVariant) => a.combines.includes(b.name);
  const sets: MoveVariant[][] = base
    ? [[base], ...own.filter((each) => combined(base, each)).map((each) => [base, each])]
    : [
        [],
        ...own.map((each) => [each]),
        ...own.flatMap((a, i) => own.slice(i + 1).flatMap((b) => (combined(a, b) ? [[a, b]] : []))),
      ];
  const sides = isOneSided(move) ? [false] : [false, true];
  return sets
    .flatMap((set) => sides.map((mirrored) => optionOf(move, set, mirrored, length)))
    .filter(({ turn }) => Math.abs(turn) <= MAX_END_ANGLE);
}

/** The variant in half or double time among the words for a step. */
export function pacedIn(move: MoveInfo, words = ""): MoveVariant | undefined {
  const names = words.split(" ");
  return move.variants.find(({ name, pace }) => pace !== 1 && names.includes(name));
}

/** Of words from elsewhere those that the move has: variants that go together, and `mirrored` where it is. */
export function knownWords(move: MoveInfo, words: string): string {
  const set: MoveVariant[] = [];
  const given = words.split(/[\s,]+/);
  for (const word of given) {
    const variant = move.variants.find(({ name }) => name === word);
    if (variant && set.every(({ name, combines }) => name !== word && combines.includes(word))) set.push(variant);
  }
  const isMirrored = given.includes(MIRRORED) && !isOneSided(move);
  return [...set.map(({ name }) => name), ...(isMirrored ? [MIRRORED] : [])].join(" ");
}

/** Degrees that the dancer has turned after a step. */
export function turnOf(move: MoveInfo, length: number, words = ""): number {
  const names = words.split(" ");
  const set = move.variants.filter(({ name }) => names.includes(name));
  return optionOf(move, set, names.includes(MIRRORED), length).turn;
}

/** Whether a move names a side, and is never mirrored: such moves open to either side by variants of their own. */
function isOneSided(move: MoveInfo): boolean {
  return move.variants.some(({ name }) => name === "opens-right");
}

function optionOf(move: MoveInfo, set: readonly MoveVariant[], mirrored: boolean, length: number): VariantOption {
  const side = mirrored ? -1 : 1;
  const beats = set[0]?.beats ?? move.beats;
  const rounds = Math.max(1, Math.round(length / beats));
  const turn = wrapDegrees(set.reduce((sum, variant) => sum + wrapDegrees(variant.end.turn), 0));
  // Times through one step take turns from side to side, where the move names none.
  const net = isOneSided(move) ? turn * rounds : turn * (rounds % 2);
  const widest = set.reduce((most, { facing }) => (Math.abs(facing) > Math.abs(most) ? facing : most), 0);
  const energies = set.map(({ energy }) => energy - move.energy);
  const turnsRound = !isTurn(move) && set.some(({ end }) => Math.abs(end.turn) >= TURNS_ROUND_FROM);
  return {
    words: [...set.map(({ name }) => name), ...(mirrored ? [MIRRORED] : [])].join(" "),
    turn: side * wrapDegrees(net),
    facing: turnsRound ? 0 : side * (isOneSided(move) ? widest * rounds : widest),
    back: isTurn(move) || turnsRound ? 0 : Math.max(0, ...set.map(({ back }) => back)),
    turnsRound,
    energy: Math.max(
      0,
      Math.min(
        1,
        energies.reduce((sum, energy) => sum + energy, move.energy),
      ),
    ),
  };
}

/** An angle from −180 to 180. */
export function wrapDegrees(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
