import { LIBRARY_SONGS } from "../../library/songs/index.ts";
import type { Analysis } from "../../src/music/analysis.ts";
import { hear } from "../../src/music/listening/hear.ts";
import { scoreBeats } from "../library/score-beats.ts";
import { type ClipOptions, makeClip } from "../listening/corpus/make-clip.ts";

/** A song whose beats are known from how it is written, with what the planner is told of it. */
export interface TrueSong {
  name: string;
  /** Seconds. */
  beats: number[];
  analysis: Analysis;
}

/** The beats of a library song up to the first after a time. */
export function libraryBeats(file: string, seconds: number): number[] {
  const song = LIBRARY_SONGS.find((each) => each.file === file);
  if (!song) throw new RangeError(`There is no library song "${file}".`);
  return scoreBeats(song, seconds + 60 / song.tempo).beats;
}

/** A clip of the corpus, heard by the product's own ears. */
export function heardClip(seed: number, options: ClipOptions): TrueSong {
  const { name, samples, beats } = makeClip(seed, options);
  return { name, beats, analysis: { ...hear(samples), lyrics: [], lyricsSource: "none" } };
}
