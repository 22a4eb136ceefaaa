import type { LibrarySong } from "../../songs/library/song.ts";

/** The beats of a library song up to a time, seconds: its score begins with one, and keeps its tempo. */
export function scoreBeats({ tempo, meter }: LibrarySong, seconds: number): { beats: number[]; downbeats: number[] } {
  const period = 60 / tempo;
  const beats = Array.from({ length: Math.floor(seconds / period + 1e-6) + 1 }, (_, i) => i * period);
  return { beats, downbeats: beats.filter((_, i) => i % meter === 0) };
}
