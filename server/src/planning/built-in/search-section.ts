import type { DanceStyle } from "@nataraj/sdk/contract";
import type { MoveInfo } from "@nataraj/sdk/motion";
import { beamSearch, type Candidate, type Reached, type State } from "./beam-search.ts";
import type { PresentStep } from "./present.ts";
import { repertoireOf } from "./repertoire.ts";
import { type CostContext, movesOf, type PlacedMove, stepCost, type Trail } from "./step-cost.ts";
import { WEIGHTS } from "./weights.ts";

/** The part of a dance that is to change, in counts. */
export interface FreeSpan {
  /** Its present steps, in order, without gaps. */
  present: readonly PresentStep[];
  style: DanceStyle;
  /** Whether a new move may begin on a pulse after the first. */
  mayBegin: (pulse: number) => boolean;
  /** The count of a pulse in its phrase, from 0. */
  countOf: (pulse: number) => number;
  /** The moves that may come last, where the span closes the dance. */
  closings?: readonly number[] | undefined;
}

/**
 * Beam search over a span of a dance whose rest is fixed: what comes before and after counts for joins and for variety
 * as in the search for a whole dance. Moves keep to the eight-count or to the times of the present ones. The answer is
 * never the present sequence.
 */
export function searchSection(
  span: FreeSpan,
  before: readonly PlacedMove[],
  after: readonly PlacedMove[],
  catalogue: readonly MoveInfo[],
  context: CostContext,
): PlacedMove[] {
  const { present, style, countOf } = span;
  const from = present[0]?.from ?? 0;
  const to = present.at(-1)?.to ?? from;
  const repertoire = repertoireOf(catalogue);
  const slots = new Map(openSlots(span).map((slot) => [slot.from, slot.to - slot.from]));
  const trail = before.reduce<Trail | undefined>((t, placed) => ({ placed, before: t }), undefined);

  const reached: Reached = new Map([[from, [{ trail, cost: 0 }]]]);
  beamSearch(reached, { from, to, stride: 1, style, candidatesAt }, context);
  const isNew = ({ trail: t }: State) => {
    const moves = movesOf(t).slice(before.length);
    return moves.length !== present.length || moves.some(({ move }, i) => move.number !== present[i]?.move);
  };
  const [best] = (reached.get(to) ?? [])
    .filter(isNew)
    .map(goOn)
    .toSorted((a, b) => a.cost - b.cost);
  return movesOf(best?.trail).slice(before.length, -after.length || undefined);

  function candidatesAt(at: number): Candidate[] {
    const inPhrase = countOf(at) % context.pulses.phrase;
    const fits = (length: number) =>
      inPhrase % length === 0 && inPhrase + length <= context.pulses.phrase && mayEnd(at + length);
    const natural = repertoire.filter(({ length }) => fits(length));
    const slot = slots.get(at);
    const others = catalogue.filter(
      (move) => !natural.some((phrase) => phrase.move === move && phrase.length === slot),
    );
    const stretched =
      slot === undefined ? [] : others.map((move) => ({ move, length: slot, penalty: (WEIGHTS.stretched * slot) / 4 }));
    return [...natural, ...stretched].filter(({ move, length }) => closesWell(move, at + length));
  }

  function mayEnd(end: number): boolean {
    return end === to || (end < to && span.mayBegin(end));
  }

  function closesWell(move: MoveInfo, end: number): boolean {
    return end !== to || span.closings === undefined || span.closings.includes(move.number);
  }

  /** What the rest of the dance costs after the span. */
  function goOn(state: State): State {
    let { trail: t, cost } = state;
    for (const placed of after) {
      cost += stepCost(placed, placed.from, placed.style, t, context).cost;
      t = { placed, before: t };
    }
    return { ...state, trail: t, cost };
  }
}

/** The present slots, those joined into one where no new move may begin. */
function openSlots({ present, mayBegin }: FreeSpan): PresentStep[] {
  const slots: PresentStep[] = [];
  for (const step of present) {
    const last = slots.at(-1);
    if (last && !mayBegin(step.from)) last.to = step.to;
    else slots.push({ ...step });
  }
  return slots;
}
