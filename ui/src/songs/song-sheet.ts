/** What is known of a library song and drawn on its sheet; seconds. The server's build writes it to `sheets.json`. */
export interface SongSheetData {
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
  peaks: readonly number[];
  /** LUFS of each half second. */
  loudness: readonly number[];
  /** LUFS and LU of the whole. */
  integrated: number;
  range: number;
  sections: readonly { name: string; start: number }[];
  lyrics: readonly { text: string; start: number; end: number }[];
}
