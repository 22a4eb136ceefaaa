import { arcOf } from "./arc.ts";
import { assignVariants } from "./assign-variants.ts";
import type { CountedPlan } from "./counted-plan.ts";

/** A counted plan with a variant for each step; steps that have one keep it, as far as the whole dance allows. */
export function vary(plan: CountedPlan, seed: string): CountedPlan {
  const { grid, blocks, placed } = plan;
  const blockStarts = blocks.map(({ from }) => from);
  return {
    ...plan,
    placed: assignVariants({ placed, arc: arcOf(grid, blocks), blockStarts, phrase: grid.phrase, seed }),
  };
}
