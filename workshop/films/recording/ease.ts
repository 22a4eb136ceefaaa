/** From rest to rest without a jerk (Flash & Hogan 1985, minimum jerk): how people move a hand to a place. */
export function ease(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * t * (10 + t * (6 * t - 15));
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;
