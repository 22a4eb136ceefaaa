import type { Mix } from "../synthesis/mix.ts";

/** A song of the library: what it is called, and how it is written into a mix. */
export interface LibrarySong {
  /** Name of its files, without ending. */
  file: string;
  title: string;
  /** Seconds, the last tone included. */
  duration: number;
  /** Beats a minute. */
  tempo: number;
  /** Two colours for its picture. */
  colours: readonly [string, string];
  write(mix: Mix): void;
}
