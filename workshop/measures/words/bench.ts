import { fileURLToPath } from "node:url";
import type { LyricLine } from "../../../server/src/music/analysis.ts";
import { decodePcm } from "../../../server/src/music/ffmpeg/decode-pcm.ts";
import { repairTranscript } from "../../../server/src/music/lyrics/repair-transcript.ts";
import { lyricsInTags } from "../../../server/src/music/lyrics/tags/lyrics-in-tags.ts";
import { findWhisperModel } from "../../../server/src/music/lyrics/whisper/find-model.ts";
import { groupWords } from "../../../server/src/music/lyrics/whisper/group-words.ts";
import { loadTranscriber } from "../../../server/src/music/lyrics/whisper/load-transcriber.ts";
import { WHISPER_RATE } from "../../../server/src/music/lyrics/whisper/protocol.ts";
import { LIBRARY_SONGS } from "../../songs/library/index.ts";
import { plainWords, wordError } from "./word-error.ts";

const LIBRARY = fileURLToPath(new URL("../../../assets/songs/", import.meta.url));
/** As much as the product cuts out of a song. */
const SECONDS = 60;
/** A line is found if it begins within this time of its time in the score. Seconds. */
const FOUND = 0.5;

/**
 * Measures Whisper on the built library, whose words and times are known from the scores: what it writes down, where it
 * finds the words when it is given them, and what that costs. `npm run bench -- words`
 */
export async function bench(): Promise<void> {
  const model = findWhisperModel(process.env.WHISPER_MODEL);
  if (!model) {
    console.log("Whisper is not installed.");
    return;
  }
  const transcribe = await loadTranscriber(model.folder);
  const rows = [];
  for (const song of LIBRARY_SONGS) {
    const path = `${LIBRARY}${song.file}.mp3`;
    const samples = await decodePcm(path, { sampleRate: WHISPER_RATE, channels: 1, maxSeconds: SECONDS });
    const sung = ((await lyricsInTags(path)) ?? []).filter(({ start }) => start < SECONDS);
    const before = process.cpuUsage();
    const knownLines = sung.length > 0 ? sung.map(({ text }) => text) : undefined;
    const heard = await transcribe(samples, { knownLines, onProgress: () => {} });
    const { user, system } = process.cpuUsage(before);
    const lines = repairTranscript(groupWords(heard.words), SECONDS);
    const words = (all: readonly LyricLine[]) => all.flatMap(({ text }) => plainWords(text));
    rows.push({
      song: song.title,
      language: heard.language,
      lines: lines.length,
      "word error": sung.length > 0 ? wordError(words(sung), words(lines)).toFixed(2) : "",
      "lines found": sung.length > 0 ? shareFound(sung, heard.aligned ?? []).toFixed(2) : "",
      "CPU s": ((user + system) / 1e6).toFixed(1),
      "MB at most": Math.round(process.resourceUsage().maxRSS / 1024),
    });
  }
  console.table(rows);
}

/** The share of lines that were found at their time. */
function shareFound(sung: readonly LyricLine[], aligned: readonly LyricLine[]): number {
  const isFound = ({ text, start }: LyricLine) =>
    aligned.some((line) => line.text === text && Math.abs(line.start - start) < FOUND);
  return sung.filter(isFound).length / sung.length;
}
