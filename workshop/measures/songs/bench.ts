import { fileURLToPath } from "node:url";
import { analyseAudio } from "../../../server/src/music/audio-analysis/analyse-audio.ts";
import { ANALYSIS_RATE } from "../../../server/src/music/audio-analysis/spectrum/features.ts";
import { decodePcm } from "../../../server/src/music/ffmpeg/decode-pcm.ts";
import { lyricsInTags } from "../../../server/src/music/lyrics/tags/lyrics-in-tags.ts";
import { findWhisperModel } from "../../../server/src/music/lyrics/whisper/find-model.ts";
import { whisperSource } from "../../../server/src/music/lyrics/whisper/whisper-source.ts";
import { LIBRARY_SONGS } from "../../songs/library/index.ts";

import { foundInSong } from "./found-in-song.ts";
import { wordHits } from "./hits.ts";

const LIBRARY = fileURLToPath(new URL("../../../assets/songs/", import.meta.url));
/** As much as the product cuts out of a song. */
const SECONDS = 60;
const LATIN = /^[\p{Script=Latin}\p{P}\s]+$/u;

/**
 * Measures the built library: what audio analysis finds in it against its score, and how many of the English words
 * Whisper writes down from the mix (where it is installed).
 */
export async function bench(): Promise<void> {
  const model = findWhisperModel(undefined);
  const whisper = model && whisperSource(model);
  const rows = [];
  for (const song of LIBRARY_SONGS) {
    const path = `${LIBRARY}${song.file}.mp3`;
    const samples = await decodePcm(path, { sampleRate: ANALYSIS_RATE, channels: 1, maxSeconds: SECONDS });
    const analysis = analyseAudio(samples);
    const found = foundInSong(song, analysis);
    const sung = ((await lyricsInTags(path)) ?? [])
      .filter(({ text }) => LATIN.test(text))
      .flatMap(({ text }) => text.split(" "));
    const heard = whisper && sung.length > 0 ? await whisper.transcribe(path, { duration: song.duration }) : undefined;
    const words = (heard?.lines ?? []).flatMap(({ text }) => text.trim().split(/\s+/));
    rows.push({
      song: song.title,
      tempo: song.tempo,
      found: analysis.tempo.toFixed(1),
      ...Object.fromEntries(Object.entries(found).map(([what, f]) => [what, f.toFixed(3)])),
      "English words": sung.length,
      "of them understood": whisper && sung.length > 0 ? wordHits(sung, words).toFixed(2) : "",
    });
  }
  await whisper?.close();
  console.table(rows);
}
