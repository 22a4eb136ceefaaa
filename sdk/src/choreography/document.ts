import type { DanceStyle } from "../contract/styles.ts";

/**
 * One entry of the choreography document. `lyrics` and `steps` are the specification's; the others are ours and
 * optional. A reader that knows only the first two still works.
 */
export interface ChoreographySegment {
  /** The line that is sung; may be empty. */
  lyrics: string;
  /** Move numbers, 1 to 29, in the order danced. */
  steps: number[];
  /** Seconds in the trimmed song. */
  start?: number;
  /** Seconds in the trimmed song. */
  end?: number;
  /** The start of each step in seconds, on a beat; as many as there are steps, rising. */
  at?: number[];
  /** Beat times in the segment, in seconds, rising. */
  beats?: number[];
  /** How the segment is danced. */
  style?: DanceStyle;
}

/** The document: segments by key (the segment's start in seconds with two decimals, as in "12.48"). */
export type ChoreographyDocument = Record<string, ChoreographySegment>;
