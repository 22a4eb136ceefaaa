import type { BeamState } from "./beam-search.ts";
import type { Block } from "./blocks.ts";
import { BOW } from "./closing-moves.ts";
import type { MoveOption } from "./move-options.ts";
import {
  type CostContext,
  isAtClimax,
  isLoud,
  type MoveChain,
  movesOf,
  type PlacedMove,
  type StepReason,
  stepCost,
} from "./step-cost.ts";
import { LARGEST } from "./weights.ts";

/**
 * Repeats the moves of an earlier block, as many as fit. The last of the block is to be done another way, and in a long
 * block the last of its second phrase: a phrase that returns is danced alike, not the same. A move that would follow
 * itself, or bow to loud music, gives way to another; so does the end of a phrase that returns at the climax, to a move that
 * is kept for it.
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
  return { chain: withLargest(chain, block, options, context), cost: state.cost, at };
}

/**
 * A phrase that returns at the climax, with the largest move that suits it in the place of its last ones. It is still to be
 * known by its beginning: the first half stays, where it is longer than that.
 */
function withLargest(
  chain: MoveChain | undefined,
  block: Block,
  options: readonly MoveOption[],
  context: CostContext,
): MoveChain | undefined {
  const { arc } = context;
  const { phrase } = context.grid;
  if (!arc || !chain) return chain;
  const end = chain.placed.from + chain.placed.length;
  const known = end - block.from > phrase / 2 ? block.from + phrase / 2 : block.from;
  let cheapest: { chain: MoveChain; saves: number } | undefined;
  let costs = 0;
  for (let t: MoveChain | undefined = chain; t && t.placed.from >= block.from; t = t.before) {
    const { placed, before } = t;
    if (!isAtClimax(arc, placed.from)) break;
    if (placed.move.energy >= LARGEST) return chain;
    costs += stepCost({ ...placed, energy: placed.move.energy }, placed.from, placed.style, before, context).cost;
    const length = end - placed.from;
    if (placed.from < known || length > phrase || (placed.from - block.from) % length !== 0) continue;
    for (const option of options) {
      if (option.length !== length || option.energy < LARGEST || !option.move.styles.includes(placed.style)) continue;
      const { cost, reason } = stepCost(option, placed.from, placed.style, before, context);
      if (costs - cost <= (cheapest?.saves ?? 0)) continue;
      cheapest = { chain: { placed: stepOf(option, placed, reason), before }, saves: costs - cost };
    }
  }
  return cheapest?.chain ?? chain;
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
  return stepOf(best.option, { from, style }, best.reason);
}

/** A step in the place of another. */
function stepOf(
  { move, length, variant }: MoveOption,
  { from, style }: Pick<PlacedMove, "from" | "style">,
  reason: StepReason,
): PlacedMove {
  return { move, length, from, style, reason, ...(variant && { variant }) };
}
