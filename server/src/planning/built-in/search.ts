import type { MoveInfo } from "@nataraj/sdk/motion";
import { beamSearch, cheapest, push, type Reached, type State } from "./beam-search.ts";
import type { Block } from "./blocks.ts";
import { repertoireOf } from "./repertoire.ts";
import { type CostContext, movesOf, type PlacedMove } from "./step-cost.ts";

/** How a dance may close: on the last pulses, by one of these moves. */
export interface Closing {
  move: MoveInfo;
  length: number;
}

/**
 * Searches a whole dance, block by block: every move that fits the eight-count is tried. A block whose label has been
 * danced gets the same moves again.
 */
export function searchDance(
  blocks: readonly Block[],
  catalogue: readonly MoveInfo[],
  context: Omit<CostContext, "moveCount">,
  closing: Closing | undefined,
): PlacedMove[] {
  const costs: CostContext = { ...context, moveCount: catalogue.length };
  const repertoire = repertoireOf(catalogue);
  const end = blocks.at(-1)?.to ?? 0;
  const last = closing && end - closing.length >= (blocks.at(-1)?.from ?? 0) ? closing : undefined;
  let beam: State[] = [{ trail: undefined, cost: 0 }];

  for (const [i, block] of blocks.entries()) {
    const isLast = i === blocks.length - 1;
    const to = isLast && last ? block.to - last.length : block.to;
    const model = blocks.slice(0, i).find(({ label }) => label === block.label);
    const begun = model ? beam.map((state) => repeat(state, model, { ...block, to })) : beam.map(unmoved(block.from));
    beam = fill(begun, block, to);
  }
  const best = beam[0];
  const placed = best ? movesOf(best.trail) : [];
  if (last) {
    placed.push({
      ...last,
      from: end - last.length,
      style: (blocks.at(-1) as Block).style,
      reason: "closes the dance",
    });
  }
  return placed;

  function fill(begun: readonly (State & { at: number })[], block: Block, to: number): State[] {
    const reached: Reached = new Map();
    for (const { at, ...state } of begun) push(reached, at, state);
    const candidatesAt = (at: number) => repertoire.filter(({ length }) => fits(length, at - block.from, to - at));
    beamSearch(reached, { from: block.from, to, stride: 2, style: block.style, candidatesAt }, costs);
    // A catalogue without a move for the last counts leaves them free, rather than the whole block.
    return cheapest(reached.get(Math.max(...reached.keys())));
  }

  /** Moves keep to the eight-count: one of four counts begins on 1 or 5, one of eight on 1. */
  function fits(length: number, count: number, left: number): boolean {
    const inPhrase = count % costs.pulses.phrase;
    return length <= left && inPhrase % length === 0 && inPhrase + length <= costs.pulses.phrase;
  }
}

const unmoved =
  (at: number) =>
  (state: State): State & { at: number } => ({ ...state, at });

/** Dances the moves of an earlier block again, as many as there is room for. */
function repeat(state: State, model: Block, block: Block): State & { at: number } {
  let { trail } = state;
  let at = block.from;
  const earlier = movesOf(trail).filter(({ from }) => from >= model.from && from < model.to);
  for (const { move, length, from } of earlier) {
    if (from - model.from !== at - block.from || at + length > block.to) break;
    const reason = `repeats the phrase of section ${model.label}`;
    trail = { placed: { move, length, from: at, style: block.style, reason }, before: trail };
    at += length;
  }
  return { trail, cost: state.cost, at };
}
