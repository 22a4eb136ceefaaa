import * as z from "zod/mini";

/** What the process is asked: to hear mono samples at WHISPER_RATE. */
export interface TranscribeRequest {
  id: number;
  samples: Float32Array;
  /** ISO 639-1. Absent where it is to be heard. */
  language?: string | undefined;
  /** The lines that are sung, where they are known. */
  knownLines?: readonly string[] | undefined;
}

/** Hz. */
export const WHISPER_RATE = 16_000;

const LyricWord = z.object({ text: z.string(), start: z.number(), end: z.number() });
const LyricLine = z.extend(LyricWord, { words: z.optional(z.array(LyricWord)) });

/** What was heard in a clip. Seconds. */
export const Hearing = z.object({
  words: z.array(LyricWord),
  /** ISO 639-1: the language that was asked for, or the one that was heard. */
  language: z.string(),
  /** The known lines with their times; absent where they are not those that are sung. */
  aligned: z.optional(z.array(LyricLine)),
});
export type Hearing = z.infer<typeof Hearing>;

/** What the process says about the request that it works on. */
export const WhisperReply = z.union([
  /** The share that is done, 0 to 1, and what is being written down; "" where nothing is. */
  z.object({ id: z.number(), share: z.number(), text: z.string() }),
  z.object({ id: z.number(), hearing: Hearing }),
  z.object({
    id: z.number(),
    failure: z.enum(["not_installed", "weights_refused", "model_unusable", "failed"]),
    subject: z.optional(z.string()),
  }),
]);
export type WhisperReply = z.infer<typeof WhisperReply>;
