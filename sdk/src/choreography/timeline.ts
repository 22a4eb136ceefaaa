import type { DanceStyle } from "../contract/styles.ts";

/** A step with its time. */
export interface TimedStep {
  /** Move number, 1 to 29. */
  move: number;
  /** Seconds in the song. */
  start: number;
  /** Seconds in the song: the start of the next step (in a later segment too), or the end of its segment. */
  end: number;
}

/** A segment with its time. Segments of a timeline are sorted, do not overlap, and together cover the song. */
export interface TimedSegment {
  /** The document's key. */
  key: string;
  lyrics: string;
  start: number;
  end: number;
  style: DanceStyle | undefined;
  /** The steps that begin in the segment. */
  steps: TimedStep[];
}

/** A choreography laid out over a song. */
export interface Timeline {
  /** Seconds. */
  duration: number;
  segments: TimedSegment[];
  /** All beat times of the song in seconds, rising; empty where the document names none. */
  beats: number[];
}
