import type { SongAnalysis } from "../../../server/src/music/analysis.ts";
import { analyseAudio } from "../../../server/src/music/audio-analysis/analyse-audio.ts";
import { LIBRARY_SONGS } from "../../songs/library/index.ts";
import { type ClipOptions, makeClip } from "../audio-analysis/corpus/make-clip.ts";
import { scoreBeats } from "../songs/score-beats.ts";

/** A song whose beats are known from how it is written, with what the planner is told of it. */
export interface ReferenceSong {
  name: string;
  /** Seconds. */
  beats: number[];
  analysis: SongAnalysis;
}

/** The beats of a library song up to the first after a time. */
export function libraryBeats(file: string, seconds: number): number[] {
  const song = LIBRARY_SONGS.find((each) => each.file === file);
  if (!song) throw new RangeError(`There is no library song "${file}".`);
  return scoreBeats(song, seconds + 60 / song.tempo).beats;
}

/** A clip of the corpus, heard by the product's own ears. */
export function syntheticSong(seed: number, options: ClipOptions): ReferenceSong {
  const { name, samples, beats } = makeClip(seed, options);
  return { name, beats, analysis: { ...analyseAudio(samples), lyrics: [], lyricsSource: "none" } };
}
