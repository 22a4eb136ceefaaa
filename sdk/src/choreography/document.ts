import type { DanceStyle } from "../contract/styles.ts";

/**
 * One entry of the choreography document. `lyrics` and `steps` are the specification's; the others are ours and
 * optional. A reader that knows only the first two still works.
 */
export interface ChoreographySegment {
  /** The line that is sung; may be empty. */
  lyrics: string;
  /** The same in another language. */
  translation?: string;
  /** Move numbers, in the order danced. */
  steps: number[];
  /** Seconds in the trimmed song. */
  start?: number;
  /** Seconds in the trimmed song. */
  end?: number;
  /** The start of each step in seconds, on a beat; as many as there are steps, rising. */
  at?: number[];
  /**
   * The end of each step in seconds, as many as there are steps, each after its start; between it and the next step the
   * dancer rests. Where it is missing, a step goes on until the next one.
   */
  ends?: number[];
  /** Beat times in the segment, in seconds, rising. */
  beats?: number[];
  /** How the segment is danced. */
  style?: DanceStyle;
  /** How loud and dense the music is at each of `beats`, 0 (the song's quietest) to 1 (its loudest). */
  energy?: number[];
  /** Times in seconds at which the music strikes (stabs, crashes), rising. */
  hits?: number[];
  /** From-to pairs in seconds in which the band stops, rising, not overlapping. */
  breaks?: TimePair[];
  /** From-to pairs in seconds in which the music gathers before it opens: the drop falls on the end of each. */
  builds?: TimePair[];
  /** How each step is done this time, as many as there are steps: names of the move's variants and `mirrored`, "" as written. */
  variants?: string[];
}

/** From and to, in seconds. */
export type TimePair = [from: number, to: number];

/** The document: segments by key (the segment's start in seconds with two decimals, as in "12.48"). */
export type ChoreographyDocument = Record<string, ChoreographySegment>;
