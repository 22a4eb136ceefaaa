import { writeChoreography } from "@nataraj/sdk/choreography/edit";
import { analyseAudio } from "../src/music/audio-analysis/analyse-audio.ts";
import { ANALYSIS_RATE } from "../src/music/audio-analysis/spectrum/features.ts";
import { decodePcm } from "../src/music/ffmpeg/decode-pcm.ts";
import { createPlanner } from "../src/planning/create-planner.ts";
import type { LibrarySong } from "./songs/song.ts";
import type { SynthesisedSong } from "./synthesise.ts";

/**
 * A choreography of a whole song in the style that it was made for first, as a project has one: heard and planned by the
 * product itself. @param path The song as it is played.
 */
export async function planDance(song: LibrarySong, { lines }: SynthesisedSong, path: string): Promise<string> {
  const lyrics = lines.map(({ text, start, end, words }) => ({ text, start, end, words }));
  // Songs of the library are longer than the minute that a project may have.
  const samples = await decodePcm(path, { sampleRate: ANALYSIS_RATE, channels: 1, maxSeconds: song.duration + 1 });
  const analysis = { ...analyseAudio(samples), lyrics, lyricsSource: "tags" as const };
  const task = { analysis, styles: song.styles.slice(0, 1), seed: song.file };
  return writeChoreography((await createPlanner().plan(task)).choreography);
}
