import type { LyricLine } from "../analysis.ts";

/** Turns a song's sound into lyrics. */
export interface Transcriber {
  /** Where lyrics of this source are said to come from. */
  readonly name: "service" | "whisper";
  /**
   * The sung lines in the time of the clip; may be unsorted and wrong, `findLyrics` repairs them. Empty when nothing
   * is sung. Throws when it cannot say.
   */
  transcribe(path: string, options: TranscribeOptions): Promise<LyricLine[]>;
}

export interface TranscribeOptions {
  /** Of the clip, in seconds. */
  duration: number;
  signal?: AbortSignal | undefined;
  /** Told the share that is done, 0 to 1, by sources that know it. */
  onProgress?: ((share: number) => void) | undefined;
}
