/** From rest to rest without a jerk (Flash & Hogan 1985, minimum jerk): how people move a hand to a place. */
export function ease(share: number): number {
  const t = Math.min(1, Math.max(0, share));
  return t * t * t * (10 + t * (6 * t - 15));
}

/** How far something has come that begins at a time and takes a while; 0 before, 1 after. Seconds. */
export const during = (seconds: number, begins: number, takes: number): number => ease((seconds - begins) / takes);

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** A value at a time, and how long it takes to come to it; it is reached at that time. */
export interface Key<T> {
  at: number;
  value: T;
  takes?: number;
}

/**
 * A value that stands still but for its way to each key, eased.
 * @param keys In the order of time; the ways must not overlap.
 */
export function follow(keys: readonly Key<number>[], seconds: number): number {
  let value = keys[0]?.value ?? 0;
  for (const key of keys) {
    const takes = key.takes ?? 0;
    if (takes === 0 ? seconds >= key.at : seconds >= key.at - takes)
      value = takes === 0 ? key.value : mix(value, key.value, ease((seconds - key.at + takes) / takes));
  }
  return value;
}
