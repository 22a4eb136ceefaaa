import type { ClipInstance } from "../../sequence/clip-instance.ts";

/** Half beats beyond the dance that are included, because arms rise before it and come down after it. */
const AROUND_DANCE = 3;
/** Moments that are nearer to each other than this count as one. Seconds. */
export const APART = 0.05;

/** Times of the beats and half beats of a dance, seconds, rising. */
export function halfBeats(clips: readonly ClipInstance[]): Float64Array {
  const times: number[] = [];
  for (const [i, { idle, grid, density, from, to }] of clips.entries()) {
    if (idle) continue;
    const first = Math.round(from * density * 2) - (clips[i - 1]?.idle ? AROUND_DANCE : 0);
    const last = Math.round(to * density * 2) + (clips[i + 1]?.idle ? AROUND_DANCE : 0);
    for (let k = first; k <= last; k++) {
      const t = grid.timeAt(k / 2 / density);
      if (t > (times.at(-1) ?? Number.NEGATIVE_INFINITY) + APART) times.push(t);
    }
  }
  return Float64Array.from(times);
}
