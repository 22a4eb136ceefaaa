import { numberAt } from "@nataraj/sdk/arrays";
import { atOnce } from "@nataraj/sdk/motion";
import type { Arc } from "./arc.ts";
import { isTurn } from "./move-options.ts";
import { hashToUnit } from "./random.ts";
import type { PlacedMove } from "./step-cost.ts";
import { pacedIn, type VariantOption, variantOptionsOf, wrapDegrees } from "./variant-options.ts";
import { VARIANT_WEIGHTS as WEIGHTS } from "./weights.ts";

/** What variants are chosen for. */
export interface VariantTask {
  placed: readonly PlacedMove[];
  arc: Pick<Arc, "target">;
  /** First counts of the blocks: in the first eight after them the back is not shown. */
  blockStarts: readonly number[];
  phrase: number;
  /** Whether the music stops between a count and the next. */
  stops: readonly boolean[];
  seed: string;
  /** Degrees that the dancer faces before the first step, and is to face after the last; 0, the front, if left out. */
  facing?: { from: number; to: number };
  /** Steps danced elsewhere in the dance, as they are done: nothing is to be danced alike too often. */
  others?: readonly { move: number; words: string }[];
}

/** The steps so far with what they cost, the newest first. */
interface Chain {
  option: VariantOption;
  facing: number;
  cost: number;
  before: Chain | undefined;
}

/** Partial answers that are followed, and how many of them may face the same way: the last step is to face the front. */
const BEAM_WIDTH = 24;
const ALIKE_FACING = 8;
/** Degrees from the front that steps are shown at. */
const OPEN_ANGLE = 60;
/** A dance that faces one way for two steps looks like an exercise; this is a change, degrees. */
const FACING_CHANGE = 30;
/** The longest that the back is turned, beats. */
const LONGEST_BACK = 4;
/** A variant that turns round is not danced at these distances from a turning step. Steps. */
const AROUND = [-1, 1] as const;
/** How often a step is danced alike at most. */
const MAX_ALIKE = 2;

/**
 * Chooses how each step is done: the dancer opens from diagonal to diagonal and comes back to the front, a phrase that
 * returns is danced alike but not the same, and nothing is danced alike three times. A beam search over steps; steps
 * that have words already keep them, unless something that must not be would follow.
 */
export function assignVariants(task: VariantTask): PlacedMove[] {
  return atOnce(assignVariantsSteps(task));
}

/** As {@link assignVariants}, one step of the dance at a time. */
export function* assignVariantsSteps(task: VariantTask): Generator<void, PlacedMove[]> {
  const { placed, facing = { from: 0, to: 0 } } = task;
  const index = new Map(placed.map((step, i) => [step, i]));
  let beam: (Chain | undefined)[] = [undefined];
  for (const [i, step] of placed.entries()) {
    const options = variantOptionsOf(step.move, step.length, step.variant);
    const next = beam.flatMap((chain) => {
      const words = wordsOf(chain, i);
      return options.map((option): Chain => {
        const turned = wrapDegrees((chain?.facing ?? facing.from) + option.turn);
        const cost = (chain?.cost ?? 0) + costOf(i, step, option, chain, turned, words);
        return { option, facing: turned, cost, before: chain };
      });
    });
    beam = cheapestOf(next);
    yield;
  }
  const words = wordsOf(beam[0], placed.length);
  return placed.map(({ variant: _, ...step }, i) => (words[i] ? { ...step, variant: words[i] } : step));

  function costOf(
    i: number,
    step: PlacedMove,
    option: VariantOption,
    chain: Chain | undefined,
    turned: number,
    words: readonly string[],
  ): number {
    const { from, move, length } = step;
    const at = chain?.facing ?? facing.from;
    const target = meanOf(task.arc.target, from, from + length);
    let cost = WEIGHTS.energy * (option.energy - target) ** 2;
    cost += WEIGHTS.variation * hashToUnit(task.seed, "variant", from, option.words);
    // Where it faces, on the way and at the end.
    const shown = Math.max(Math.abs(turned), Math.min(180, Math.abs(at + option.facing)));
    const inFirstEight = task.blockStarts.some((start) => from >= start && from < start + task.phrase);
    if (shown > OPEN_ANGLE + 1) cost += inFirstEight ? WEIGHTS.forbidden : WEIGHTS.turnedAway;
    if (Math.abs(turned) > OPEN_ANGLE + 1) cost += 2 * WEIGHTS.turnedAway;
    if (option.back > 0 && (inFirstEight || option.back > LONGEST_BACK)) cost += WEIGHTS.forbidden;
    if (i === placed.length - 1) cost += WEIGHTS.ending * (Math.abs(wrapDegrees(turned - facing.to)) / 30);
    if (option.turnsRound) {
      cost -= WEIGHTS.turnsRound * target;
      if (inFirstEight) cost += WEIGHTS.turnedAway;
      if (hasTurned(chain) || AROUND.some((near) => isTurnAt(i + near))) cost += WEIGHTS.turnedAway;
      if (task.stops.slice(from, from + length).includes(true)) cost += WEIGHTS.forbidden;
    }
    const opens = openingOf(option);
    const opened = chain ? openingOf(chain.option) : FACING_CHANGE;
    if (opens < FACING_CHANGE) cost += opened < FACING_CHANGE ? 2 * WEIGHTS.sameFacing : WEIGHTS.sameFacing;
    if (isAsked(step) && option.words !== step.variant) cost += WEIGHTS.asked;
    // How often it has been danced so.
    const earlier = placed.slice(0, i).map((other, j) => ({ move: other.move.number, words: words[j] ?? "" }));
    const alike = [...earlier, ...(task.others ?? [])].filter(
      (other) => other.move === move.number && other.words === option.words,
    ).length;
    if (alike >= MAX_ALIKE) cost += WEIGHTS.forbidden;
    const isNew = !earlier.some((other) => other.move === move.number);
    if (isNew && option.words.split(" ").length > 1) cost += WEIGHTS.firstTime;
    return cost + returnCost(step, option, words, alike);
  }

  /** Whether one of the last two steps turned all the way round. */
  function hasTurned(chain: Chain | undefined): boolean {
    return chain?.option.turnsRound === true || chain?.before?.option.turnsRound === true;
  }

  function isTurnAt(i: number): boolean {
    const step = placed[i];
    return step !== undefined && isTurn(step.move);
  }

  /** A phrase that returns keeps most of its steps as they were, and changes one or two. */
  function returnCost(
    { repeats, changes }: PlacedMove,
    option: VariantOption,
    words: readonly string[],
    alike: number,
  ) {
    const original = repeats && index.get(repeats);
    if (original === undefined) return alike === 1 ? WEIGHTS.alike : 0;
    const isSame = words[original] === option.words;
    return isSame === (changes ?? false) ? WEIGHTS.returned : 0;
  }
}

/** The cheapest partial answers, which face more than one way. */
function cheapestOf(chains: readonly Chain[]): Chain[] {
  const kept: Chain[] = [];
  const facing = new Map<number, number>();
  for (const chain of chains.toSorted((a, b) => a.cost - b.cost)) {
    const way = Math.round(chain.facing / FACING_CHANGE);
    const count = facing.get(way) ?? 0;
    if (count === ALIKE_FACING) continue;
    facing.set(way, count + 1);
    kept.push(chain);
    if (kept.length === BEAM_WIDTH) break;
  }
  return kept;
}

/** The most that an option turns the dancer to another side. Degrees. */
function openingOf({ facing, turn, turnsRound }: VariantOption): number {
  return turnsRound ? FACING_CHANGE : Math.max(Math.abs(facing), Math.abs(turn));
}

/** Whether a step's words are more than what its length needs. */
function isAsked({ move, variant }: PlacedMove): boolean {
  return variant !== undefined && variant !== pacedIn(move, variant)?.name;
}

function wordsOf(chain: Chain | undefined, count: number): string[] {
  const words = new Array<string>(count);
  let i = count - 1;
  for (let t = chain; t; t = t.before) words[i--] = t.option.words;
  return words;
}

function meanOf(values: readonly number[], from: number, to: number): number {
  const part = values.slice(from, to);
  return part.length > 0 ? part.reduce((sum, _, i) => sum + numberAt(part, i), 0) / part.length : 0.5;
}
