import type { BeamState } from "./beam-search.ts";
import type { Block } from "./blocks.ts";
import { BOW } from "./closing-moves.ts";
import type { MoveOption } from "./move-options.ts";
import { type CostContext, isLoud, type MoveChain, movesOf, type PlacedMove, stepCost } from "./step-cost.ts";

/**
 * Repeats the moves of an earlier block, as many as fit. The last of the block is to be done another way, and in a long
 * block the last of its second phrase: a phrase that returns is danced alike, not the same. A move that would follow
 * itself, or bow to loud music, gives way to another.
 * @param options Every move that may take its place.
 * @returns The dance with the repeated moves, and the count after them.
 */
export function repeatBlock(
  state: BeamState,
  earlierBlock: Block,
  block: Block,
  options: readonly MoveOption[],
  context: CostContext,
): BeamState & { at: number } {
  const { phrase } = context.grid;
  let { chain } = state;
  let at = block.from;
  const earlier = movesOf(chain).filter(({ from }) => from >= earlierBlock.from && from < earlierBlock.to);
  for (const [i, repeats] of earlier.entries()) {
    const { move, length, from, variant } = repeats;
    if (from - earlierBlock.from !== at - block.from || at + length > block.to) break;
    const end = at + length - block.from;
    const changes = i === earlier.length - 1 || (end === 2 * phrase && block.to - block.from > 3 * phrase);
    const returned = {
      move,
      length,
      from: at,
      style: block.style,
      reason: `repeats the phrase of section ${earlierBlock.label}`,
      repeats,
      changes,
      ...(variant !== undefined && { variant }),
    };
    const suits = chain?.placed.move !== move && !(move.number === BOW && isLoud(context, at, length));
    chain = { placed: suits ? returned : insteadOf(returned, options, chain, context), before: chain };
    at += length;
  }
  return { chain, cost: state.cost, at };
}

/** The cheapest move of the same length. */
function insteadOf(
  { move, length, from, style }: PlacedMove,
  options: readonly MoveOption[],
  chain: MoveChain | undefined,
  context: CostContext,
): PlacedMove {
  const others = options
    .filter((option) => option.length === length && option.move !== move)
    .map((option) => ({ option, ...stepCost(option, from, style, chain, context) }));
  const best = others.reduce((a, b) => (b.cost < a.cost ? b : a));
  const { variant } = best.option;
  return { move: best.option.move, length, from, style, reason: best.reason, ...(variant && { variant }) };
}
