import type { DanceStyle } from "@nataraj/sdk/contract";
import type { MoveOption } from "./move-options.ts";
import { type CostContext, type MoveChain, stepCost } from "./step-cost.ts";
import { BEAM_WIDTH } from "./weights.ts";

/** A partial dance and what it costs. */
export interface BeamState {
  chain: MoveChain | undefined;
  cost: number;
}

/** The partial dances that reach each count. */
export type Reached = Map<number, BeamState[]>;

/** A move that may come next. */
export interface Candidate extends MoveOption {
  /** Cost in addition to the step's own. */
  penalty?: number;
}

export interface BeamSearch {
  /** First count. */
  from: number;
  /** Count after the last. */
  to: number;
  /** Moves begin on multiples of this number of counts. */
  stride: number;
  style: DanceStyle;
  candidatesAt: (count: number) => readonly Candidate[];
}

/**
 * Beam search over counts. It extends each partial dance by every candidate, and keeps the cheapest of those that reach
 * the same count. `reached` holds the partial dances to start from; the search adds its own. A step of it is a count.
 */
export function* beamSearchSteps(reached: Reached, search: BeamSearch, context: CostContext): Generator<void, void> {
  const { from, to, stride, style, candidatesAt } = search;
  for (let at = from; at < to; at += stride) {
    const candidates = candidatesAt(at);
    for (const state of cheapest(reached.get(at))) {
      for (const candidate of candidates) {
        const { move, length, variant, penalty = 0 } = candidate;
        const { cost, reason } = stepCost(candidate, at, style, state.chain, context);
        const placed = { move, from: at, length, style, reason, ...(variant && { variant }) };
        push(reached, at + length, { chain: { placed, before: state.chain }, cost: state.cost + cost + penalty });
      }
    }
    yield;
  }
}

/** Adds a partial dance that reaches a count. */
export function push(reached: Reached, count: number, state: BeamState): void {
  const states = reached.get(count);
  if (states) states.push(state);
  else reached.set(count, [state]);
}

/** The partial dances that are worth following, the cheapest first. */
export function cheapest(states: readonly BeamState[] = []): BeamState[] {
  return states.toSorted((a, b) => a.cost - b.cost).slice(0, BEAM_WIDTH);
}
