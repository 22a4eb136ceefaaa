import type { LyricLine, LyricsSource } from "../analysis.ts";
import { cleanLines } from "./lines.ts";
import { repairTranscript } from "./repair-transcript.ts";
import type { Transcriber } from "./transcriber.ts";
import { WhisperError } from "./whisper/whisper-error.ts";

/** What lyrics are looked for in. */
export interface LyricsTask {
  /** The section as it is kept. */
  path: string;
  /**
   * What the file's tags say of the section: its synced lyrics, or none where nothing is sung. Absent where they say
   * nothing.
   */
  tagLyrics?: readonly LyricLine[] | undefined;
  /** Of the section, in seconds. */
  duration: number;
  signal?: AbortSignal | undefined;
  /** Told the share that is done, 0 to 1, where the source knows it. */
  onProgress?: ((share: number) => void) | undefined;
  /** Told why a source gave nothing, in a sentence without lyrics or secrets. */
  onFailure?: (sentence: string, reason: string) => void;
}

/**
 * The sung lines of a section: from the file's tags, else from the first source that can say. Where none can there are
 * none, which is no error: the dance then follows the music alone.
 * @param transcribers that hear words, in the order in which they are asked
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
