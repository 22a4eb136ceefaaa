import * as z from "zod/mini";

/** What the process is asked: to hear mono samples at WHISPER_RATE. */
export interface TranscribeRequest {
  id: number;
  samples: Float32Array;
}

/** Hz. */
export const WHISPER_RATE = 16_000;

const LyricWord = z.object({ text: z.string(), start: z.number(), end: z.number() });

/** What the process says about the request that it works on. `share` is done, 0 to 1; seconds. */
export const WhisperReply = z.union([
  z.object({ id: z.number(), share: z.number() }),
  z.object({ id: z.number(), words: z.array(LyricWord) }),
  z.object({
    id: z.number(),
    failure: z.enum(["not_installed", "weights_refused", "model_unusable", "failed"]),
    subject: z.optional(z.string()),
  }),
]);
export type WhisperReply = z.infer<typeof WhisperReply>;
