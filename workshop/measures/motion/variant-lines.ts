import { CATALOGUE } from "../../../sdk/src/motion/moves/catalogue.ts";
import type { VariedMove } from "../../../sdk/src/motion/testing/dance-of.ts";

/** Every move in every way that its text has, and that the text lets combine. */
export const VARIANTS: readonly VariedMove[] = CATALOGUE.flatMap(({ number, variants }) =>
  variants.flatMap(({ name, combines }) => [
    { move: number, variant: name },
    ...combines.filter((other) => other > name).map((other) => ({ move: number, variant: `${name} ${other}` })),
  ]),
);

/** Repeatable numbers from 0 to 1 (Numerical Recipes' congruential generator). */
function randomOf(seed: number): () => number {
  let state = seed * 2654435761 + 12345;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** A line of moves. A lot says how each is done: a variant, to one side or the other, now and then as written. */
export function lineOfVariants(seed: number, length: number): VariedMove[] {
  const random = randomOf(seed);
  const draw = (count: number) => Math.floor(random() * count);
  return Array.from({ length }, () => {
    const { move, variant } = VARIANTS[draw(VARIANTS.length)] ?? { move: 1, variant: "" };
    const side = draw(2) ? "mirrored" : "";
    return { move, variant: `${draw(6) ? variant : ""} ${side}`.trim() };
  });
}
