/** The dancer's left is at +x. */
export const SIDES = [
  { side: "left", s: 1 },
  { side: "right", s: -1 },
] as const;

export type Side = (typeof SIDES)[number];
