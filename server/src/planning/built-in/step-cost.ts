import type { DanceStyle } from "@nataraj/sdk/contract";
import type { MoveInfo } from "@nataraj/sdk/motion";
import { BOW } from "./goodbyes.ts";
import { hasItsTime } from "./pace.ts";
import type { Pulses } from "./pulses.ts";
import { hashToUnit } from "./random.ts";
import { joinCost, type Phrase } from "./repertoire.ts";
import { STUNT_ENERGY, STUNT_REST, WEIGHTS } from "./weights.ts";
import { callsFor, type TimedWord } from "./words.ts";

/** A move at its place in the dance. */
export interface PlacedMove {
  move: MoveInfo;
  /** Index of its first pulse. */
  from: number;
  /** Pulses. */
  length: number;
  style: DanceStyle;
  /** Why it stands here, for people. */
  reason: string;
}

/** What the cost of a step depends on beside the dance so far. */
export interface CostContext {
  pulses: Pulses;
  words: readonly TimedWord[];
  moveCount: number;
  seed: string;
  /** The moves of the dance as it is, by their first pulse, where the new one is to differ. */
  present?: ReadonlyMap<number, number> | undefined;
  /** How much the planner's taste counts, where not as usual. */
  taste?: number;
}

/** The dance so far, the newest move first. */
export interface Trail {
  placed: PlacedMove;
  before: Trail | undefined;
}

/** The moves of a trail in order of time. */
export function movesOf(trail: Trail | undefined): PlacedMove[] {
  const moves: PlacedMove[] = [];
  for (let t = trail; t; t = t.before) moves.push(t.placed);
  return moves.reverse();
}

/** A word counts for a move that begins this long before or after it is sung. Seconds. */
const WORD_LEAD = 0.35;
const WORD_LAG = 0.6;

/** The cost of dancing a phrase next, with the reason that stands out. */
export function stepCost(
  { move, length }: Phrase,
  from: number,
  style: DanceStyle,
  trail: Trail | undefined,
  context: CostContext,
): { cost: number; reason: string } {
  const { pulses, seed } = context;
  const energy = mean(pulses.energy, from, from + length);
  const word = sungWord(move, from, context);
  const suits = move.styles.includes(style);
  let cost = WEIGHTS.energy * (energy - move.energy) ** 2;
  if (!suits) cost += WEIGHTS.offStyle;
  if (word) cost += WEIGHTS.word;
  cost += WEIGHTS.join * joinCost(trail?.placed.move, move);
  cost += WEIGHTS.accent * accentShare(move, from, length, pulses);
  cost += (WEIGHTS.facing * Math.abs(wrapDegrees(move.end.turn))) / 180;
  cost += WEIGHTS.travel * Math.hypot(move.end.x, move.end.z);
  if (context.present?.get(from) === move.number) cost += WEIGHTS.present;
  cost += (context.taste ?? WEIGHTS.taste) * hashToUnit(seed, move.number, length, from);
  cost += memoryCost(move, from, trail, context);
  if (move.number === BOW && trail && !word) cost += WEIGHTS.bow;
  if (move.acrobatic && (energy < STUNT_ENERGY || !suits)) cost += WEIGHTS.stunt;
  if (!hasItsTime(move, from, length, pulses)) cost += WEIGHTS.stunt;
  const reason = [
    `energy ${move.energy.toFixed(2)} to the music's ${energy.toFixed(2)}`,
    suits ? `suits ${style}` : undefined,
    word ? `answers the word "${word}"` : undefined,
  ];
  // A long phrase pays for all of its counts, so that two short ones are not dearer than it.
  return { cost: (cost * length) / 4, reason: reason.filter(Boolean).join(", ") };
}

function memoryCost(move: MoveInfo, from: number, trail: Trail | undefined, { moveCount }: CostContext): number {
  let danced = 0;
  let all = 0;
  let cost = 0;
  for (let t = trail; t; t = t.before) {
    all++;
    const { placed } = t;
    const rest = from - (placed.from + placed.length);
    if (placed.move.number === move.number) {
      danced++;
      cost = Math.max(cost, WEIGHTS.recent * Math.max(0, 1 - rest / WEIGHTS.memory));
    }
    if (move.acrobatic && placed.move.acrobatic && rest < STUNT_REST) cost += WEIGHTS.stunt;
  }
  return cost + WEIGHTS.overused * Math.max(0, danced - all / moveCount);
}

function sungWord(move: MoveInfo, from: number, { pulses, words }: CostContext): string | undefined {
  const start = pulses.times[from] as number;
  return words.find(
    ({ word, time }) =>
      time >= start - WORD_LEAD && time <= start + WORD_LAG && move.words.some((call) => callsFor(word, call)),
  )?.word;
}

/** How much stronger the music is where the move strikes than elsewhere in it, −1 to 1. */
function accentShare(move: MoveInfo, from: number, length: number, { accents }: Pulses): number {
  const strikes = move.accents.filter((beat) => Number.isInteger(beat) && beat < length);
  if (strikes.length === 0) return 0;
  const struck = strikes.reduce((sum, beat) => sum + (accents[from + beat] ?? 0), 0) / strikes.length;
  return struck - mean(accents, from, from + length);
}

function mean(values: readonly number[], from: number, to: number): number {
  const part = values.slice(from, to);
  return part.length > 0 ? part.reduce((sum, value) => sum + value, 0) / part.length : 0.5;
}

function wrapDegrees(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
