import type { Placed } from "../placed.ts";

/** Half beats of the music on which arms are still laid down after a dance, and raised before one. */
const AROUND_DANCE = 3;
/** Moments that are nearer to each other than this are one, seconds. */
export const APART = 0.05;

/** Times of the beats and half beats that are danced to, seconds, rising. */
export function halfBeats(placed: readonly Placed[]): number[] {
  const times: number[] = [];
  for (const [i, { idle, pulse, density, from, to }] of placed.entries()) {
    if (idle) continue;
    const first = Math.round(from * density * 2) - (placed[i - 1]?.idle ? AROUND_DANCE : 0);
    const last = Math.round(to * density * 2) + (placed[i + 1]?.idle ? AROUND_DANCE : 0);
    for (let k = first; k <= last; k++) {
      const t = pulse.timeAt(k / 2 / density);
      if (t > (times[times.length - 1] ?? Number.NEGATIVE_INFINITY) + APART) times.push(t);
    }
  }
  return times;
}
