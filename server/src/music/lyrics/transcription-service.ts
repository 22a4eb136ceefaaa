import { readFile } from "node:fs/promises";
import type OpenAI from "openai";
import * as z from "zod/mini";
import { openService } from "../../openai/service.ts";
import type { LyricLine, LyricWord } from "../analysis.ts";
import { alignLines } from "./alignment/align-lines.ts";
import { withoutLag } from "./lag.ts";
import { languageCode } from "./language-code.ts";
import type { Transcriber } from "./transcriber.ts";

/** Which transcription service is called. OpenAI's or any that speaks the same protocol. */
export interface TranscriptionSettings {
  /** Absent for servers that want none. */
  apiKey?: string | undefined;
  /** Absent for OpenAI itself. */
  baseURL?: string | undefined;
  transcriptionModel: string;
}

const TIMEOUT_MS = 120_000;
/** A minute of words with their times has some tens of kilobytes. */
const MAX_BYTES = 4_000_000;

/** What is relied on in a `verbose_json` answer. Seconds. */
const Timed = { start: z.number(), end: z.number() };
const Answer = z.object({
  language: z.optional(z.string()),
  segments: z._default(z.array(z.object({ ...Timed, text: z.string() })), []),
  words: z.optional(z.array(z.object({ ...Timed, word: z.string() }))),
});

/** Transcribes through a service that is compatible with OpenAI's. */
export function transcriptionService(settings: TranscriptionSettings): Transcriber {
  const { apiKey, baseURL, transcriptionModel } = settings;
  const service = openService({ apiKey, baseURL, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });
  return {
    name: "service",
    async transcribe(path, { duration, language, knownLines, signal }) {
      const request: OpenAI.Audio.TranscriptionCreateParamsNonStreaming<"verbose_json"> = {
        // Read here: a stream that is still to open when the call is given up fails where nobody hears it.
        file: new File([await readFile(path, { signal })], "song.mp3", { type: "audio/mpeg" }),
        model: transcriptionModel,
        response_format: "verbose_json",
        timestamp_granularities: ["word", "segment"],
        ...(language && { language }),
      };
      const answer = Answer.parse(
        await service.call((client, options) => client.audio.transcriptions.create(request, options), signal),
      );
      const words = (answer.words ?? []).map(({ word, ...times }) => ({ text: word.trim(), ...times }));
      return {
        lines: assignWords(answer.segments, words),
        language: language ?? languageCode(answer.language),
        aligned: knownLines && alignLines(knownLines, words.map(withoutLag), duration)?.lines,
      };
    },
  };
}

/** Gives each segment the words whose middle lies in it. */
function assignWords(segments: readonly LyricLine[], words: readonly LyricWord[]): LyricLine[] {
  return segments.map(({ text, start, end }) => {
    const own = words.filter((word) => (word.start + word.end) / 2 >= start && (word.start + word.end) / 2 < end);
    return { text, start, end, ...(own.length > 0 && { words: own }) };
  });
}
