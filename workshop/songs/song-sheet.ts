import type { LibrarySong } from "./library/song.ts";
import { loudnessBetween } from "./loudness/loudness.ts";
import type { SynthesisedSong } from "./synthesise.ts";

/** What a page needs to draw a song: nobody has to decode it. Times in seconds. */
export interface SongSheet {
  file: string;
  title: string;
  artist: string;
  languages: readonly string[];
  duration: number;
  tempo: number;
  meter: number;
  key: string;
  styles: readonly string[];
  /** Highest sample of each of equally long parts, 0 to 1. */
  peaks: number[];
  /** LUFS of each half second. */
  loudness: number[];
  /** LUFS and LU of the whole. */
  integrated: number;
  range: number;
  sections: { name: string; start: number }[];
  lyrics: { text: string; start: number; end: number }[];
}

const PEAKS = 480;

export function sheetOf(song: LibrarySong, sound: SynthesisedSong): SongSheet {
  const { file, title, artist, languages, duration, tempo, meter, key, styles } = song;
  const size = sound.left.length / PEAKS;
  const peaks = Array.from({ length: PEAKS }, (_, k) => {
    let peak = 0;
    for (let i = Math.floor(k * size); i < Math.floor((k + 1) * size); i++) {
      peak = Math.max(peak, Math.abs(sound.left[i] as number), Math.abs(sound.right[i] as number));
    }
    return round(peak);
  });
  const loudness = Array.from({ length: Math.floor(duration * 2) }, (_, k) =>
    round(Math.max(-70, loudnessBetween(sound.loudness, k / 2, (k + 1) / 2))),
  );
  return {
    ...{ file, title, artist, languages, duration: round(duration), tempo, meter, key, styles, peaks, loudness },
    integrated: round(sound.loudness.integrated),
    range: round(sound.loudness.range),
    sections: song.sections.map(({ name, beat }) => ({ name, start: round((beat * 60) / tempo) })),
    lyrics: lyricsOf(sound),
  };
}

/** The lines that are sung, as the contract has them. */
function lyricsOf({ lines }: SynthesisedSong): { text: string; start: number; end: number }[] {
  return lines.map(({ text, start, end }) => ({ text, start: round(start), end: round(end) }));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
