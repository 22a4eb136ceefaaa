import type { ClipInstance } from "../../sequence/clip-instance.ts";
import { FILTER } from "../../tracks/hold-breaks.ts";

/** Times of the beats and half beats of a dance, seconds, rising; and of the beats around it, because arms rise before it and come down after it. */
export function halfBeats(clips: readonly ClipInstance[]): Float64Array {
  const times: number[] = [];
  for (const [i, { idle, grid, density, from, to }] of clips.entries()) {
    if (idle) continue;
    const first = Math.round(from * density * 2) - (clips[i - 1]?.idle ? 2 : 0);
    const last = Math.round(to * density * 2) + (clips[i + 1]?.idle ? 2 : 0);
    for (let k = first; k <= last; k++) {
      const t = grid.timeAt(k / 2 / density);
      if (t > (times.at(-1) ?? Number.NEGATIVE_INFINITY) + FILTER) times.push(t);
    }
  }
  return Float64Array.from(times);
}
