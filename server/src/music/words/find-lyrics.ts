import type { LyricLine, LyricsSource } from "../analysis.ts";
import { tidyLines } from "./lines.ts";
import { repairTranscript } from "./repair-transcript.ts";
import { type TranscriptionSettings, transcriptionService } from "./transcription-service.ts";
import type { WordSource } from "./word-source.ts";

/** What lyrics are looked for in. */
export interface LyricsTask {
  /** The section as it is kept. */
  path: string;
  /** Synced lyrics of the file's tags, cut to the section, where it had some. */
  tagLyrics?: readonly LyricLine[] | undefined;
  /** Of the section, in seconds. */
  duration: number;
  settings: { openai?: TranscriptionSettings | undefined };
  signal?: AbortSignal | undefined;
  /** Told why a source gave nothing, in a sentence without lyrics or secrets. */
  onFailure?: (sentence: string, reason: string) => void;
}

/**
 * The sung lines of a section: from the file's tags, else heard by the transcription service. Without either there are none,
 * which is no error: the dance then follows the music alone.
 * @param sources that hear words, in the order in which they are asked
 * @throws only the signal's reason, when aborted.
 */
export async function findLyrics(
  { path, tagLyrics = [], duration, settings, signal, onFailure = () => {} }: LyricsTask,
  sources: readonly WordSource[] = wordSources(settings),
): Promise<{ lyrics: LyricLine[]; source: LyricsSource }> {
  const tagged = tidyLines(tagLyrics, duration);
  if (tagged.length > 0) return { lyrics: tagged, source: "tags" };
  for (const source of sources) {
    try {
      const lyrics = repairTranscript(await source.listen(path, { duration, signal }), duration);
      if (lyrics.length > 0) return { lyrics, source: source.name };
      return { lyrics: [], source: "none" };
    } catch (error) {
      signal?.throwIfAborted();
      onFailure(`The words could not be heard by ${source.name}.`, reasonOf(error));
    }
  }
  return { lyrics: [], source: "none" };
}

function wordSources({ openai }: LyricsTask["settings"]): WordSource[] {
  return openai ? [transcriptionService(openai)] : [];
}

/** The kind of an error and its HTTP status. Its message may quote what was sent, or a key. */
function reasonOf(error: unknown): string {
  const { name = "Error", status } = (error ?? {}) as { name?: string; status?: number };
  return status ? `${name} (${status})` : name;
}
