import * as z from "zod/mini";

/** Where a project's words are from. */
export const WordsOrigin = z.object({
  /** `given`: its owner has brought them; `none`: nothing is sung, or nobody could say. */
  source: z.literal(["given", "tags", "service", "whisper", "none"]),
  /** The ISO 639 code of the language that was heard or set; absent where nobody has said it. */
  language: z.optional(z.string()),
  /** Of given words: whether they were found in the song. If not, they are spread over it by their length. */
  isAligned: z.optional(z.boolean()),
});
export type WordsOrigin = z.infer<typeof WordsOrigin>;
