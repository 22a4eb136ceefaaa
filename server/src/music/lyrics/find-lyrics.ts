import type { LyricLine, LyricsSource } from "../analysis.ts";
import { cleanLines } from "./lines.ts";
import { repairTranscript } from "./repair-transcript.ts";
import type { Transcriber } from "./transcriber.ts";
import { WhisperError } from "./whisper/whisper-error.ts";

/** What lyrics are looked for in. */
export interface LyricsTask {
  /** The file of the song. */
  path: string;
  /**
   * Synced lyrics from the tags of the uploaded file; empty if its tags say that nothing is sung. Absent if they say
   * nothing.
   */
  tagLyrics?: readonly LyricLine[] | undefined;
  /** Duration of the song, seconds. */
  duration: number;
  signal?: AbortSignal | undefined;
  /** Called with the share that is done, 0 to 1, if the transcriber knows it. */
  onProgress?: ((share: number) => void) | undefined;
  /** Called when a transcriber fails: a sentence and a reason, without lyrics or secrets. */
  onFailure?: (sentence: string, reason: string) => void;
}

/**
 * The lyrics of a song: from the file's tags, else from the first transcriber that does not fail. If all fail there are
 * no lyrics, which is no error: the dance then follows the music alone.
 * @param transcribers in the order in which they are tried
 * @throws only the signal's reason, when aborted.
 */
export async function findLyrics(
  { path, tagLyrics, duration, signal, onProgress, onFailure = () => {} }: LyricsTask,
  transcribers: readonly Transcriber[],
): Promise<{ lyrics: LyricLine[]; source: LyricsSource }> {
  if (tagLyrics) return { lyrics: cleanLines(tagLyrics, duration), source: "tags" };
  for (const source of transcribers) {
    try {
      const lyrics = repairTranscript(await source.transcribe(path, { duration, signal, onProgress }), duration);
      if (lyrics.length > 0) return { lyrics, source: source.name };
      return { lyrics: [], source: "none" };
    } catch (error) {
      signal?.throwIfAborted();
      onFailure(`The words could not be heard by ${source.name}.`, reasonOf(error));
    }
  }
  return { lyrics: [], source: "none" };
}

/** The kind of an error and its HTTP status. Its message may quote what was sent, or a key; Whisper's is ours. */
function reasonOf(error: unknown): string {
  if (error instanceof WhisperError) return error.message;
  const { name = "Error", status } = (error ?? {}) as { name?: string; status?: number };
  return status ? `${name} (${status})` : name;
}
