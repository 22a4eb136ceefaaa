import * as z from "zod/mini";

/** What a generation job is doing. `done` and `failed` end the stream of events. */
export const GenerationPhase = z.literal(["queued", "transcribing", "listening", "choreographing", "done", "failed"]);
export type GenerationPhase = z.infer<typeof GenerationPhase>;

/** The share of a job whose first stage has begun, before anything of it was measured. */
export const UNMEASURED_SHARE = 0.02;

/** More beats, sections, words or moves than a song of a minute has; what a server sends beyond it is left out. */
export const MAX_HEARD = 1_000;
/** A longer word is cut. */
export const MAX_HEARD_WORD = 60;

const Seconds = z.number();

/** What a generation has heard of its song so far, in seconds of the trimmed song; what is absent is not heard yet. */
export const HeardSong = z.object({
  /** The song's. */
  duration: Seconds,
  /** In the order in which they are sung; empty where nothing is. */
  words: z.optional(
    z.array(
      z.object({
        text: z.string(),
        start: Seconds,
        /** It is the first of a line. */ beginsLine: z.optional(z.boolean()),
      }),
    ),
  ),
  beats: z.optional(z.array(Seconds)),
  /** Sections with one label repeat each other: "A", "B", … */
  sections: z.optional(z.array(z.object({ label: z.string(), start: Seconds, end: Seconds }))),
});
export type HeardSong = z.infer<typeof HeardSong>;

/** One server-sent event of GET /generation/{projectID} (event name `progress`, data this as JSON). */
export const GenerationProgress = z.object({
  stage: GenerationPhase,
  /** Share done of the whole job, 0 to 1, never falling within a job. */
  progress: z.number(),
  /**
   * The job's place among those that wait, from 1, while the stage is `queued`; while it is `transcribing`, its place
   * among the songs that wait to be listened to.
   */
  place: z.optional(z.number()),
  /** With the first event of a stage: all that is heard by then. */
  heard: z.optional(HeardSong),
  /** The words written down so far, while the stage is `transcribing`. */
  words: z.optional(z.string()),
  /** The moves of the dance as soon as it is planned, in their order, while the stage is `choreographing`. */
  moves: z.optional(z.array(z.number())),
  /** The sentence for the person when the stage is `failed`. */
  message: z.optional(z.string()),
  /** The error's code when the stage is `failed`. */
  code: z.optional(z.string()),
});
export type GenerationProgress = z.infer<typeof GenerationProgress>;

/** The answer of `PUT /choreography`: the version that the next save builds on. */
export const SaveChoreographyResponse = z.object({ version: z.number() });
export type SaveChoreographyResponse = z.infer<typeof SaveChoreographyResponse>;
