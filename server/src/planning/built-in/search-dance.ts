import type { MoveInfo } from "@nataraj/sdk/motion";
import { type BeamState, beamSearchSteps, cheapest, push, type Reached } from "./beam-search.ts";
import type { Block } from "./blocks.ts";
import { joinCost, moveOptionsOf } from "./move-options.ts";
import { repeatBlock } from "./repeat-block.ts";
import { type CostContext, movesOf, type PlacedMove } from "./step-cost.ts";
import { WEIGHTS } from "./weights.ts";

/** How a dance ends: with this move on the last counts. */
export interface Closing {
  move: MoveInfo;
  length: number;
  /** Counts that the move itself takes, where its pose is held for longer. */
  takes?: number;
}

/**
 * Searches a whole dance, block by block, over every move that fits the eight-count. A block whose label was danced
 * before gets the same moves again. It takes a tenth of a second; a step of it is a count.
 */
export function* searchDanceSteps(
  blocks: readonly Block[],
  catalogue: readonly MoveInfo[],
  context: Omit<CostContext, "moveCount">,
  closing: Closing | undefined,
): Generator<void, PlacedMove[]> {
  const costs: CostContext = { ...context, blocks, moveCount: catalogue.length };
  const options = moveOptionsOf(catalogue);
  const end = blocks.at(-1)?.to ?? 0;
  const last = closing && end - closing.length >= (blocks.at(-1)?.from ?? 0) ? closing : undefined;
  let beam: BeamState[] = [{ chain: undefined, cost: 0 }];

  for (const [i, block] of blocks.entries()) {
    const isLast = i === blocks.length - 1;
    const to = isLast && last ? block.to - last.length : block.to;
    const earlierBlock = blocks.slice(0, i).find(({ label }) => label === block.label);
    const begun = earlierBlock
      ? beam.map((state) => repeatBlock(state, earlierBlock, { ...block, to }, options, costs))
      : beam.map(startAt(block.from));
    beam = yield* fill(begun, block, to);
  }
  const best = last ? cheapest(beam.map(withClosing(last.move)))[0] : beam[0];
  const placed = best ? movesOf(best.chain) : [];
  if (last) {
    placed.push({
      ...last,
      from: end - last.length,
      style: (blocks.at(-1) as Block).style,
      reason: "closes the dance",
      closes: true,
    });
  }
  return placed;

  function* fill(
    begun: readonly (BeamState & { at: number })[],
    block: Block,
    to: number,
  ): Generator<void, BeamState[]> {
    const reached: Reached = new Map();
    for (const { at, ...state } of begun) push(reached, at, state);
    const candidatesAt = (at: number) => options.filter(({ length }) => fits(length, at - block.from, to - at));
    yield* beamSearchSteps(reached, { from: block.from, to, stride: 2, style: block.style, candidatesAt }, costs);
    // If no move fits the last counts, only these stay free, not the whole block.
    return cheapest(reached.get(Math.max(...reached.keys())));
  }

  /** Whether a move fits the eight-count: four counts begin on 1 or 5, eight on 1. */
  function fits(length: number, count: number, left: number): boolean {
    const inPhrase = count % costs.grid.phrase;
    return length <= left && inPhrase % length === 0 && inPhrase + length <= costs.grid.phrase;
  }
}

/** What a dance costs that a closing move follows. */
const withClosing =
  (closing: MoveInfo) =>
  (state: BeamState): BeamState => {
    const cost = WEIGHTS.join * joinCost(state.chain?.placed.move, closing);
    return { ...state, cost: state.cost + cost + (state.chain?.placed.move === closing ? WEIGHTS.recent : 0) };
  };

const startAt =
  (at: number) =>
  (state: BeamState): BeamState & { at: number } => ({ ...state, at });
