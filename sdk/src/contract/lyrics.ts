import * as z from "zod/mini";

/** The ISO 639 code of a language, as in "hi". */
export const Language = z.string().check(z.regex(/^[a-z]{2,3}$/));
export type Language = z.infer<typeof Language>;

/** Where a project's words are from. */
export const WordsOrigin = z.object({
  /** `given`: its owner has brought them; `none`: nothing is sung, or nobody could say. */
  source: z.enum(["given", "tags", "service", "whisper", "none"]),
  /** The language that was heard or set; absent where nobody has said it. */
  language: z.optional(Language),
  /** Of given words: whether they were found in the song. If not, they are spread over it by their length. */
  isAligned: z.optional(z.boolean()),
});
export type WordsOrigin = z.infer<typeof WordsOrigin>;
