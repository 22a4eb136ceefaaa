import type { DanceStyle } from "@nataraj/sdk/contract";
import { atOnce, type MoveInfo } from "@nataraj/sdk/motion";
import { type BeamState, beamSearchSteps, type Candidate, type Reached } from "./beam-search.ts";
import type { CurrentStep } from "./current-steps.ts";
import { moveOptionsOf } from "./move-options.ts";
import { type CostContext, type MoveChain, movesOf, type PlacedMove, stepCost } from "./step-cost.ts";
import { WEIGHTS } from "./weights.ts";

/** The part of a dance that is to change, in counts. */
export interface FreeSegment {
  /** Its current steps, in order, without gaps. */
  current: readonly CurrentStep[];
  style: DanceStyle;
  /** Whether a new move may begin on a count after the first. */
  mayBegin: (count: number) => boolean;
  /** The place of a count in its phrase, from 0. */
  countOf: (count: number) => number;
  /** The moves that may come last, where the segment closes the dance. */
  closings?: readonly number[] | undefined;
}

/**
 * Beam search over a segment of a dance whose rest is fixed: what comes before and after counts for joins and for variety
 * as in the search for a whole dance. Moves keep to the eight-count or to the times of the current ones. The answer is
 * never the current sequence.
 */
export function searchSegment(
  segment: FreeSegment,
  before: readonly PlacedMove[],
  after: readonly PlacedMove[],
  catalogue: readonly MoveInfo[],
  context: CostContext,
): PlacedMove[] {
  const { current, style, countOf } = segment;
  const from = current[0]?.from ?? 0;
  const to = current.at(-1)?.to ?? from;
  const options = moveOptionsOf(catalogue);
  const slots = new Map(openSlots(segment).map((slot) => [slot.from, slot.to - slot.from]));
  const chain = before.reduce<MoveChain | undefined>((t, placed) => ({ placed, before: t }), undefined);

  const reached: Reached = new Map([[from, [{ chain, cost: 0 }]]]);
  atOnce(beamSearchSteps(reached, { from, to, stride: 1, style, candidatesAt }, context));
  const isNew = ({ chain: t }: BeamState) => {
    const moves = movesOf(t).slice(before.length);
    return moves.length !== current.length || moves.some(({ move }, i) => move.number !== current[i]?.move);
  };
  const [best] = (reached.get(to) ?? [])
    .filter(isNew)
    .map(withCostAfter)
    .toSorted((a, b) => a.cost - b.cost);
  return movesOf(best?.chain).slice(before.length, -after.length || undefined);

  function candidatesAt(at: number): Candidate[] {
    const inPhrase = countOf(at) % context.grid.phrase;
    const fits = (length: number) =>
      inPhrase % length === 0 && inPhrase + length <= context.grid.phrase && mayEnd(at + length);
    const natural = options.filter(({ length }) => fits(length));
    const slot = slots.get(at);
    const others = catalogue.filter(
      (move) => !natural.some((option) => option.move === move && option.length === slot),
    );
    const stretched =
      slot === undefined
        ? []
        : others.map((move) => ({ move, length: slot, energy: move.energy, penalty: (WEIGHTS.stretched * slot) / 4 }));
    return [...natural, ...stretched].filter(({ move, length }) => closesWell(move, at + length));
  }

  function mayEnd(end: number): boolean {
    return end === to || (end < to && segment.mayBegin(end));
  }

  function closesWell(move: MoveInfo, end: number): boolean {
    return end !== to || segment.closings === undefined || segment.closings.includes(move.number);
  }

  /** What the rest of the dance costs after the segment. */
  function withCostAfter(state: BeamState): BeamState {
    let { chain: t, cost } = state;
    for (const placed of after) {
      const option = { ...placed, energy: placed.move.energy };
      cost += stepCost(option, placed.from, placed.style, t, context).cost;
      t = { placed, before: t };
    }
    return { ...state, chain: t, cost };
  }
}

/** The current slots, those joined into one where no new move may begin. */
function openSlots({ current, mayBegin }: FreeSegment): CurrentStep[] {
  const slots: CurrentStep[] = [];
  for (const step of current) {
    const last = slots.at(-1);
    if (last && !mayBegin(step.from)) last.to = step.to;
    else slots.push({ ...step });
  }
  return slots;
}
