import * as z from "zod/mini";
import { MAX_LYRICS } from "./limits.ts";

/** The ISO 639 code of a language, as in "hi". */
export const Language = z
  .string()
  .check(z.regex(/^[a-z]{2,3}$/, "Invalid input: expected the ISO 639 code of a language"));
export type Language = z.infer<typeof Language>;

/** Lyrics that a person brings: lines of text, without control characters, which some databases refuse. */
export const Lyrics = z.string().check(
  z.overwrite((text) => text.replace(/\r\n?/g, "\n").replace(/(?!\n)\p{Cc}/gu, " ")),
  z.trim(),
  z.maxLength(MAX_LYRICS),
);
export type Lyrics = z.infer<typeof Lyrics>;
