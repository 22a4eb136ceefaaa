import type { LyricLine } from "../analysis.ts";

/** Turns a song's sound into lyrics. */
export interface Transcriber {
  /** Where lyrics of this source are said to come from. */
  readonly name: "service" | "whisper";
  /** Throws when it cannot say. */
  transcribe(path: string, options: TranscribeOptions): Promise<Transcript>;
}

/** What is heard in a song. */
export interface Transcript {
  /** The sung lines in the time of the clip; may be unsorted and wrong, `findLyrics` repairs them. Empty when nothing is sung. */
  lines: LyricLine[];
  /** ISO 639-1 code of the language; absent where the source does not say. */
  language?: string | undefined;
  /** The lines that were asked for with their times; absent where they are not those that are sung. */
  aligned?: LyricLine[] | undefined;
}

export interface TranscribeOptions {
  /** Of the clip, in seconds. */
  duration: number;
  /** ISO 639-1 code of the language that is sung. Absent where it is to be heard. */
  language?: string | undefined;
  /** The lines that are sung, where they are known: then only their times are looked for. */
  knownLines?: readonly string[] | undefined;
  signal?: AbortSignal | undefined;
  /** Told by sources that know it. */
  onProgress?: ((progress: TranscribeProgress) => void) | undefined;
}

/** How far a transcription is. */
export interface TranscribeProgress {
  /** Share done, 0 to 1. */
  share: number;
  /** The text so far, while it is written down. It may change again. */
  words?: string | undefined;
  /** Its place among the songs that wait for the same transcriber, from 1. Absent once it is listened to. */
  place?: number | undefined;
}
