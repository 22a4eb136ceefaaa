import { writeChoreography } from "@nataraj/sdk/choreography/edit";
import { analyseAudio } from "../../server/src/music/audio-analysis/analyse-audio.ts";
import { ANALYSIS_RATE } from "../../server/src/music/audio-analysis/spectrum/features.ts";
import { decodePcm } from "../../server/src/music/ffmpeg/decode-pcm.ts";
import { lyricsInTags } from "../../server/src/music/lyrics/tags/lyrics-in-tags.ts";
import { createPlanner } from "../../server/src/planning/create-planner.ts";
import type { LibrarySong } from "./library/song.ts";

/**
 * A choreography of a whole song in the style that it was made for first, as a project has one: heard and planned by the
 * product itself. @param path The song as it is played, with its words in its tags.
 */
export async function planDance(song: LibrarySong, path: string): Promise<string> {
  // Songs of the library are longer than the minute that a project may have.
  const samples = await decodePcm(path, { sampleRate: ANALYSIS_RATE, channels: 1, maxSeconds: song.duration + 1 });
  const lyrics = (await lyricsInTags(path)) ?? [];
  const analysis = { ...analyseAudio(samples), lyrics, lyricsSource: "tags" as const };
  const task = { analysis, styles: song.styles.slice(0, 1), seed: song.file };
  return writeChoreography((await createPlanner().plan(task)).choreography);
}
