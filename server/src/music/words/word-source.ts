import type { LyricLine } from "../analysis.ts";

/** A way to hear the words of a song. */
export interface WordSource {
  /** Where lyrics of this source are said to come from. */
  readonly name: "service" | "whisper";
  /**
   * The sung lines in the time of the clip; may be unsorted and wrong, `findLyrics` repairs them. Empty when nothing
   * is sung. Throws when it cannot say.
   */
  listen(path: string, options: { duration: number; signal?: AbortSignal | undefined }): Promise<LyricLine[]>;
}
