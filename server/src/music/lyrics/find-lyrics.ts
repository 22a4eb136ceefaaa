import type { LyricLine, LyricsSource, TagLyrics } from "../analysis.ts";
import { spreadLines } from "./alignment/spread-lines.ts";
import { cleanLines } from "./cut-lyrics.ts";
import { linesOfText } from "./lines-of-text.ts";
import { repairTranscript, tidyLines } from "./repair-transcript.ts";
import type { TranscribeProgress, Transcriber, Transcript } from "./transcriber.ts";
import { WhisperError } from "./whisper/whisper-error.ts";

/** What lyrics are looked for in. */
export interface LyricsTask {
  /** The file of the song. */
  path: string;
  /** Lyrics from the tags of the uploaded file, in the time of the song. Absent if they say nothing. */
  tagLyrics?: TagLyrics | undefined;
  /** The lines that are sung, where somebody has brought them: they go before all others. */
  knownLines?: readonly string[] | undefined;
  /** ISO 639-1 code of the language that is sung, where somebody has said it. */
  language?: string | undefined;
  /** Duration of the song, seconds. */
  duration: number;
  signal?: AbortSignal | undefined;
  /** Called with how far the transcriber is, if it knows it. */
  onProgress?: ((progress: TranscribeProgress) => void) | undefined;
  /** Called when a transcriber fails: a sentence and a reason, without lyrics or secrets. */
  onFailure?: (sentence: string, reason: string) => void;
}

/** Lyrics and where they came from. */
export interface FoundLyrics {
  lyrics: LyricLine[];
  source: LyricsSource;
  /** ISO 639 code of the language; absent where nobody has said it. */
  language?: string | undefined;
  /** Of lines that were brought: whether they were found in the song. If not, they are spread over it by their length. */
  isAligned?: boolean | undefined;
}

/**
 * The lyrics of a song: the lines that somebody has brought, else from the file's tags, else from the first transcriber
 * that does not fail. A text of the tags gets its times as lines that were brought do; where it is not what is heard, what
 * is heard counts. If all fail there are no lyrics, which is no error: the dance then follows the music alone. Lines
 * that were brought are kept in any case.
 * @param transcribers in the order in which they are tried
 * @throws only the signal's reason, when aborted.
 */
export async function findLyrics(task: LyricsTask, transcribers: readonly Transcriber[]): Promise<FoundLyrics> {
  const { tagLyrics, knownLines = [], duration } = task;
  if (knownLines.length > 0) return alignKnown(task, knownLines, transcribers);
  if (Array.isArray(tagLyrics)) return { lyrics: cleanLines(tagLyrics, duration), source: "tags" };
  const heard = await listen({ ...task, knownLines: tagLyrics ? linesOfText(tagLyrics) : undefined }, transcribers);
  const { aligned } = heard?.transcript ?? {};
  if (heard && aligned) {
    const { language } = heard.transcript;
    return { lyrics: tidyLines(aligned, duration), source: "tags", ...(language && { language }) };
  }
  const lyrics = heard ? repairTranscript(heard.transcript.lines, duration) : [];
  if (!heard || lyrics.length === 0) return { lyrics: [], source: "none" };
  const { language } = heard.transcript;
  return { lyrics, source: heard.source, ...(language && { language }) };
}

async function alignKnown(
  task: LyricsTask,
  knownLines: readonly string[],
  transcribers: readonly Transcriber[],
): Promise<FoundLyrics> {
  const heard = await listen(task, transcribers);
  const { aligned, language = task.language } = heard?.transcript ?? {};
  const lines = tidyLines(aligned ?? spreadLines(knownLines, task.duration), task.duration);
  return { lyrics: lines, source: "given", ...(language && { language }), isAligned: aligned !== undefined };
}

/** What the first transcriber that does not fail has heard. */
async function listen(
  { path, knownLines, language, duration, signal, onProgress, onFailure = () => {} }: LyricsTask,
  transcribers: readonly Transcriber[],
): Promise<{ transcript: Transcript; source: Transcriber["name"] } | undefined> {
  for (const source of transcribers) {
    try {
      const options = { duration, knownLines, language, signal, onProgress };
      return { transcript: await source.transcribe(path, options), source: source.name };
    } catch (error) {
      signal?.throwIfAborted();
      onFailure(`The words could not be heard by ${source.name}.`, reasonOf(error));
    }
  }
  return undefined;
}

/** The kind of an error and its HTTP status. Its message may quote what was sent, or a key; Whisper's is ours. */
function reasonOf(error: unknown): string {
  if (error instanceof WhisperError) return error.message;
  const { name = "Error", status } = (error ?? {}) as { name?: string; status?: number };
  return status ? `${name} (${status})` : name;
}
