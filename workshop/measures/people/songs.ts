import { readdirSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SongAnalysis } from "../../../server/src/music/analysis.ts";
import { analyseAudio } from "../../../server/src/music/audio-analysis/analyse-audio.ts";
import { ANALYSIS_RATE } from "../../../server/src/music/audio-analysis/spectrum/features.ts";
import { decodePcm } from "../../../server/src/music/ffmpeg/decode-pcm.ts";
import { makeClip } from "../audio-analysis/corpus/make-clip.ts";
import { frameLoudness } from "./follow.ts";

/** A song to be danced to, as heard by the product and as measured here. */
export interface MeasuredSong {
  name: string;
  analysis: SongAnalysis;
  /** Root mean square by frame of a thirtieth of a second. */
  loudness: number[];
}

const LIBRARY = fileURLToPath(new URL("../../../assets/songs/", import.meta.url));
const SECONDS = 60;
/** Songs of the corpus with breaks, strikes, builds and drops. */
const CLIPS = [
  { seed: 41, groove: "rock", bpm: 120 },
  { seed: 42, groove: "house", bpm: 124 },
  { seed: 43, groove: "funk", bpm: 102 },
  { seed: 44, groove: "swing", bpm: 132 },
  { seed: 45, groove: "waltz", bpm: 120 },
  { seed: 46, groove: "piano alone", bpm: 84 },
];

/** The library's songs, or those of a folder. */
export async function recordedSongs(folder = LIBRARY): Promise<MeasuredSong[]> {
  const files = readdirSync(folder).filter((file) => [".mp3", ".wav", ".flac", ".ogg", ".m4a"].includes(extname(file)));
  const songs: MeasuredSong[] = [];
  for (const file of files) songs.push(await songAt(join(folder, file)));
  return songs;
}

/** The first minute of the song of a file. */
export async function songAt(path: string): Promise<MeasuredSong> {
  const samples = await decodePcm(path, { sampleRate: ANALYSIS_RATE, channels: 1 });
  // The rate at which people's figures were measured.
  const heard = await decodePcm(path, { sampleRate: 16_000, channels: 1 });
  const loudness = frameLoudness(heard.subarray(0, SECONDS * 16_000), 16_000);
  return song(basename(path, extname(path)), samples.subarray(0, SECONDS * ANALYSIS_RATE), loudness);
}

/** Songs of the corpus in which much happens. */
export function synthesisedSongs(): MeasuredSong[] {
  return CLIPS.map(({ seed, ...options }) => {
    const { samples } = makeClip(seed, { ...options, seconds: SECONDS, lead: 0.2, events: true });
    return song(`${options.groove} ${seed}`, samples, frameLoudness(samples, ANALYSIS_RATE));
  });
}

function song(name: string, samples: Float32Array, loudness: number[]): MeasuredSong {
  return { name, loudness, analysis: { ...analyseAudio(samples), lyrics: [], lyricsSource: "none" } };
}
