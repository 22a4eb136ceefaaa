import { numberAt } from "@nataraj/sdk/arrays";
import type { DanceStyle } from "@nataraj/sdk/contract";
import type { MoveInfo } from "@nataraj/sdk/motion";
import type { Arc } from "./arc.ts";
import type { Block } from "./blocks.ts";
import { BOW } from "./closing-moves.ts";
import type { CountGrid } from "./count-grid.ts";
import { fitsTempo } from "./fits-tempo.ts";
import { isFormOf, type LyricCue } from "./lyric-cues.ts";
import { isTurn, joinCost, type MoveOption } from "./move-options.ts";
import { hashToUnit } from "./random.ts";
import { energyInStyle } from "./style-energy.ts";
import { LARGEST, QUIET, STUNT_ENERGY, STUNT_REST, WEIGHTS } from "./weights.ts";

/** A move at its place in the dance. */
export interface PlacedMove {
  move: MoveInfo;
  /** Index of its first count. */
  from: number;
  /** Counts. */
  length: number;
  style: DanceStyle;
  /** Names of the move's variants and `mirrored`, apart by spaces; as written where it is missing. */
  variant?: string;
  /** The step of an earlier phrase that it returns, and whether it is to be done another way. */
  repeats?: PlacedMove;
  changes?: boolean;
  /** The last move: its pose is held until the song ends. */
  closes?: boolean;
  /** Counts that the last move itself takes, where it is held for longer. */
  takes?: number;
  /** Why it was chosen. */
  reason: StepReason | string;
}

/** Why a step costs what it costs; put into words (`wordsOf`) for the few that are danced of thousands that are weighed. */
export interface StepReason {
  /** Of the move, 0 to 1. */
  energy: number;
  /** That moves are to have there. */
  wanted: number;
  /** That the move suits. */
  style: DanceStyle | undefined;
  /** Of the lyrics, which it answers. */
  word: string | undefined;
}

/** A reason in words for people. */
export function wordsOf(reason: StepReason | string): string {
  if (typeof reason === "string") return reason;
  const { energy, wanted, style, word } = reason;
  const parts = [
    `energy ${energy.toFixed(2)} to the music's ${wanted.toFixed(2)}`,
    style && `suits ${style}`,
    word && `answers the word "${word}"`,
  ];
  return parts.filter(Boolean).join(", ");
}

/** What the cost of a step depends on, apart from the dance so far. */
export interface CostContext {
  grid: CountGrid;
  /** Without it, the energy of the music itself is what moves are to have. */
  arc?: Arc | undefined;
  /** Without them, a phrase begins on every eight counts. */
  blocks?: readonly Block[] | undefined;
  lyricWords: readonly LyricCue[];
  moveCount: number;
  seed: string;
  /** The current dance's moves by their first count, if the new dance is to differ. */
  current?: ReadonlyMap<number, number> | undefined;
  /** Weight of the random variation, if it is not the usual one. */
  variation?: number;
}

/** The dance so far, the newest move first. */
export interface MoveChain {
  placed: PlacedMove;
  before: MoveChain | undefined;
}

/** The moves of a chain in order of time. */
export function movesOf(chain: MoveChain | undefined): PlacedMove[] {
  const moves: PlacedMove[] = [];
  for (let t = chain; t; t = t.before) moves.push(t.placed);
  return moves.reverse();
}

/** A word calls for a move that begins at most this long before or after it. Seconds. */
const WORD_LEAD = 0.35;
const WORD_LAG = 0.6;

/** Counts that one word is danced for. */
const WORD_COUNTS = 4;
/** A move may differ from the music's energy by the first and still answer a word as well as ever; by the second, not at all. */
const NEAR_ENERGY = 0.25;
const FAR_ENERGY = 0.55;

/** The cost of dancing a move option next, with its main reason. */
export function stepCost(
  { move, length, energy: own, isTwice }: MoveOption,
  from: number,
  style: DanceStyle,
  chain: MoveChain | undefined,
  context: CostContext,
): { cost: number; reason: StepReason } {
  const { grid, seed, arc } = context;
  const heard = mean(grid.energy, from, from + length);
  const energy = energyInStyle(style, arc ? mean(arc.target, from, from + length) : heard);
  const word = sungWord(move, from, context);
  const isOfStyle = move.styles.includes(style);
  let cost = WEIGHTS.energy * (energy - own) ** 2;
  if (!isOfStyle) cost += WEIGHTS.offStyle;
  if (move.clashes?.includes(style) && !word) cost += WEIGHTS.clash;
  // A word asks for one bar of its move, in music that suits it, and not for the same move again and again.
  const asks = word ? suits(heard, own) * sinceDanced(move, from, chain) * Math.min(1, WORD_COUNTS / length) : 0;
  cost += WEIGHTS.word * asks;
  if (isTwice) cost += WEIGHTS.twice;
  cost += WEIGHTS.join * joinCost(chain?.placed.move, move);
  cost += WEIGHTS.accent * accentShare(move, from, length, grid);
  cost += (WEIGHTS.facing * Math.abs(wrapDegrees(move.end.turn))) / 180;
  cost += WEIGHTS.travel * Math.hypot(move.end.x, move.end.z);
  if (context.current?.get(from) === move.number) cost += WEIGHTS.sameAsCurrent;
  cost += (context.variation ?? WEIGHTS.variation) * hashToUnit(seed, move.number, length, from);
  cost += repetitionCost(move, from, chain, context);
  if (move.number === BOW && isLoud(context, from, length)) cost += WEIGHTS.loudBow;
  else if (move.number === BOW && chain && !word) cost += WEIGHTS.bow;
  if (move.acrobatic && (energy < STUNT_ENERGY || !isOfStyle || from === 0)) cost += WEIGHTS.stunt;
  if ((move.acrobatic || isTurn(move)) && grid.stops.slice(from, from + length).includes(true)) cost += WEIGHTS.cutOff;
  const fits = fitsTempo(move, from, length, grid);
  if (arc && own >= LARGEST && !word && fits) cost += sizeCost(move, style, arc, from);
  if (isTurn(move) && from === 0) cost += WEIGHTS.openingTurn;
  else if (isTurn(move) && isEarly(from, context)) cost += WEIGHTS.earlyTurn;
  if (!fits) cost += WEIGHTS.stunt;
  const reason = { energy: own, wanted: energy, style: isOfStyle ? style : undefined, word };
  // The cost grows with the counts, so that one long move is not cheaper than two short ones.
  return { cost: (cost * length) / 4, reason };
}

/** Whether the music is too loud for a bow. */
export function isLoud({ grid }: CostContext, from: number, length: number): boolean {
  return mean(grid.energy, from, from + length) > QUIET;
}

/** How well a move's energy suits the music's, 0 to 1. */
function suits(heard: number, own: number): number {
  const far = (Math.abs(heard - own) - NEAR_ENERGY) / (FAR_ENERGY - NEAR_ENERGY);
  return 1 - Math.min(1, Math.max(0, far));
}

/** 0 right after a move, 1 when it has not been danced for two phrases. */
function sinceDanced(move: MoveInfo, from: number, chain: MoveChain | undefined): number {
  for (let t = chain; t; t = t.before) {
    const { placed } = t;
    if (placed.move === move) return Math.min(1, (from - placed.from - placed.length) / WEIGHTS.wordMemory);
  }
  return 1;
}

function repetitionCost(
  move: MoveInfo,
  from: number,
  chain: MoveChain | undefined,
  { moveCount, blocks }: CostContext,
): number {
  const label = labelAt(blocks, from);
  let shared = false;
  let danced = 0;
  let all = 0;
  let cost = 0;
  for (let t = chain; t; t = t.before) {
    all++;
    const { placed } = t;
    const rest = from - (placed.from + placed.length);
    if (placed.move.number === move.number) {
      danced++;
      shared ||= labelAt(blocks, placed.from) !== label;
      cost = Math.max(cost, WEIGHTS.recent * Math.max(0, 1 - rest / WEIGHTS.memory));
    }
    if (move.acrobatic && placed.move.acrobatic && rest < STUNT_REST) cost += WEIGHTS.stunt;
  }
  if (shared) cost += WEIGHTS.shared;
  return cost + WEIGHTS.overused * Math.max(0, danced - all / moveCount);
}

function labelAt(blocks: readonly Block[] | undefined, count: number): string | undefined {
  return blocks?.findLast(({ from }) => from <= count)?.label;
}

/**
 * What one of the largest moves costs by its place. The acrobatic ones that a style is known by are danced anywhere, but not
 * so soon before the climax that there would be none at it.
 */
function sizeCost({ acrobatic, styles }: MoveInfo, style: DanceStyle, arc: Arc, from: number): number {
  if (isAtClimax(arc, from)) return -WEIGHTS.largest;
  const isSoon = from < arc.climax.from && from > arc.climax.from - STUNT_REST;
  return acrobatic && styles[0] === style && !isSoon ? 0 : WEIGHTS.largest;
}

/** Whether a count is in the phrase that the largest moves are kept for. */
export function isAtClimax({ climax: { from, to } }: Arc, count: number): boolean {
  return count >= from && count < to;
}

/** Whether a count is in the first half of its phrase. */
function isEarly(count: number, { blocks, grid }: CostContext): boolean {
  const start = blocks?.findLast(({ from }) => from <= count)?.from ?? 0;
  return (count - start) % grid.phrase < grid.phrase / 2;
}

function sungWord(move: MoveInfo, from: number, { grid, lyricWords }: CostContext): string | undefined {
  const start = numberAt(grid.times, from);
  return lyricWords.find(
    ({ word, time }) =>
      time >= start - WORD_LEAD && time <= start + WORD_LAG && move.words.some((call) => isFormOf(word, call)),
  )?.word;
}

/** How much stronger the music is where the move strikes than elsewhere in it, −1 to 1. */
function accentShare(move: MoveInfo, from: number, length: number, { accents }: CountGrid): number {
  const strikes = move.accents.filter((beat) => Number.isInteger(beat) && beat < length);
  if (strikes.length === 0) return 0;
  const struck = strikes.reduce((sum, beat) => sum + (accents[from + beat] ?? 0), 0) / strikes.length;
  return struck - mean(accents, from, from + length);
}

function mean(values: readonly number[], from: number, to: number): number {
  const end = Math.min(to, values.length);
  let sum = 0;
  for (let i = from; i < end; i++) sum += numberAt(values, i);
  return end > from ? sum / (end - from) : 0.5;
}

function wrapDegrees(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
