import type { TimedEvents } from "./events/events.ts";

/** A synthesised clip with its truth. */
export interface Clip {
  name: string;
  /** Mono, at the rate of listening. */
  samples: Float32Array;
  /** Seconds, rising; empty for music without a beat. */
  beats: number[];
  /** Position of each beat in its bar; 0 begins one. */
  positions: number[];
  meter: number;
  /** The sections in their order, each from its start (seconds; the first at 0); those of a kind repeat each other. */
  sections: { start: number; kind: number }[];
  /** What the band does besides its patterns, where the clip was asked for it. */
  events?: TimedEvents;
}
