import * as z from "zod/mini";

/** How many may dance together. */
export const DANCER_COUNTS = [1, 2, 3, 5] as const;

/** How several dance one dance: all alike, every other one as in a mirror, or one after the other. */
export const ARRANGEMENTS = ["unison", "mirrored", "canon"] as const;

/** By how many beats each dancer of a canon may follow the one before. */
export const CANON_DELAYS = [1, 2] as const;

/** Who dances, and how they do it together. */
export const Cast = z.object({
  dancers: z.literal(DANCER_COUNTS),
  arrangement: z.literal(ARRANGEMENTS),
  /** Of a canon, in beats; 1 where absent. */
  delay: z.optional(z.literal(CANON_DELAYS)),
  /** The look of each dancer, the leader's first. A dancer without one wears the look that suits the dance. */
  looks: z.optional(z.array(z.string())),
});
export type Cast = z.infer<typeof Cast>;
/** How many may dance: 1, 2, 3 or 5. */
export type DancerCount = Cast["dancers"];
/** How several dancers dance: together, mirrored or in canon. */
export type Arrangement = Cast["arrangement"];
/** How many beats later the next dancer of a canon begins. */
export type CanonDelay = NonNullable<Cast["delay"]>;

/** One dancer alone. */
export const SOLO: Cast = { dancers: 1, arrangement: "unison" };
