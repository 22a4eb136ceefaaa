import type { DanceStyle } from "../contract/styles.ts";

/** A step with its time. */
export interface TimedStep {
  /** Number of the move, from 1 (`MOVE_NAMES`). */
  move: number;
  /** Seconds in the song. */
  start: number;
  /** Seconds in the song: the start of the next step (in a later segment too), or the end of its segment. */
  end: number;
  /** How it is done this time: names of the move's variants and `mirrored`, apart by spaces; as written where it is missing. */
  variant?: string;
}

/** A segment with its time. Segments of a timeline are sorted, do not overlap, and together cover the song. */
export interface TimedSegment {
  /** The document's key. */
  key: string;
  lyrics: string;
  /** The lyrics in another language, where the song's file has both. */
  translation?: string;
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
  /** What the music does besides its beats; `buildTimeline` always gives it. */
  dynamics?: Dynamics;
}

/** Events of the music that a body can answer. Lists are empty where the document has none. */
export interface Dynamics {
  /** Energy at each of the timeline's beats, 0 to 1; as many as beats, or empty. */
  energy: number[];
  /** Seconds of strikes, rising. */
  hits: number[];
  /** Where the band stops, in seconds, rising, not overlapping. */
  breaks: TimeRange[];
  /** Where the music gathers, in seconds, rising, not overlapping; the drop falls on the end of each. */
  builds: TimeRange[];
}

/** A stretch of time. */
export interface TimeRange {
  /** Seconds. */
  start: number;
  /** Seconds, after the start. */
  end: number;
}
