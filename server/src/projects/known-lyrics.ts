import { Language, Lyrics } from "@nataraj/sdk/contract";
import * as z from "zod/mini";

/** What a project's owner has said of its words. */
const KnownLyrics = z.object({ lyrics: z.optional(Lyrics), language: z.optional(z.union([Language, z.literal("")])) });
export type KnownLyrics = z.infer<typeof KnownLyrics>;

/** What is stored of it; nothing where nothing was said. */
export function readKnownLyrics(text: string | null): KnownLyrics {
  return text === null ? {} : (KnownLyrics.safeParse(JSON.parse(text)).data ?? {});
}

/** As it is stored; null where nothing was said. */
export function writeKnownLyrics({ lyrics, language }: KnownLyrics): string | null {
  return lyrics || language ? JSON.stringify({ ...(lyrics && { lyrics }), ...(language && { language }) }) : null;
}
