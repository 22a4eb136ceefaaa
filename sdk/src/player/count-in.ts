import type { Timeline } from "../choreography/timeline.ts";

/** What is counted before a dance begins. */
export const COUNT_IN = { first: 5, last: 8 } as const;

/** Seconds between counts where a song has no beats: 120 a minute. */
const USUAL_BEAT = 0.5;
/** The tempo in which a song begins is that of so many beats. */
const FIRST_BEATS = 9;

/** How long the counts before a song last, seconds. */
export interface CountIn {
  /** From one count to the next. */
  beat: number;
  /** From the last count to the beginning of the song: its first beat comes one beat after the last count. */
  rest: number;
}

/** How a song is counted in: in its own tempo, so that its beats go on where the counts end. */
export function countInOf({ beats }: Pick<Timeline, "beats">): CountIn {
  const first = beats.slice(0, FIRST_BEATS);
  const lengths = first.slice(1).map((time, i) => time - (first[i] ?? 0));
  const beat = lengths.sort((a, b) => a - b)[lengths.length >> 1] ?? USUAL_BEAT;
  const upbeat = (first[0] ?? 0) % beat;
  return { beat, rest: beat - upbeat };
}
