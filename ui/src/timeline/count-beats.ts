/** Times that are as near as this are the same. Seconds. */
const SAME_TIME_S = 0.02;

/** How many of a song's beats (seconds) lie in a span, its end left out. */
export function countBeats(beats: readonly number[], { start, end }: { start: number; end: number }): number {
  return beats.filter((time) => time > start - SAME_TIME_S && time < end - SAME_TIME_S).length;
}
