import { arcOf } from "./arc.ts";
import { assignVariantsSteps } from "./assign-variants.ts";
import type { CountedPlan } from "./counted-plan.ts";

/**
 * A counted plan with a variant for each step; steps that have one keep it, as far as the whole dance allows. Each turn
 * of the generator is one step of the dance.
 */
export function* varySteps(plan: CountedPlan, seed: string): Generator<void, CountedPlan> {
  const { grid, blocks, placed } = plan;
  const blockStarts = blocks.map(({ from }) => from);
  return {
    ...plan,
    placed: yield* assignVariantsSteps({
      placed,
      arc: arcOf(grid, blocks),
      blockStarts,
      phrase: grid.phrase,
      stops: grid.stops,
      seed,
    }),
  };
}
