import type { Track } from "./track.ts";

/** The players' tracks before they are mixed, and when the kick was struck, which others may duck under. */
export interface Performance {
  drums: Track;
  bass: Track;
  chords: Track;
  lead: Track;
  kicks: number[];
}
