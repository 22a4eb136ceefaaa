import * as z from "zod/mini";
import { DANCE_STYLES } from "./styles.ts";

/** A line that is sung in a song, in seconds of the whole song. */
export const SongLine = z.object({ text: z.string(), start: z.number(), end: z.number() });
export type SongLine = z.infer<typeof SongLine>;

/**
 * GET /songs: the library. Title and url are the specification's; duration in seconds. Languages are those that are sung
 * (ISO 639-2), none in an instrumental; the lines are in the file's tags too.
 */
export const Song = z.object({
  title: z.string(),
  url: z.string(),
  duration: z.number(),
  thumbnail: z.string(),
  artist: z.optional(z.string()),
  languages: z.optional(z.array(z.string())),
  lyrics: z.optional(z.array(SongLine)),
  /** Beats in a minute, and the styles that it was made for, the first before the others. */
  tempo: z.optional(z.number()),
  styles: z.optional(z.array(z.literal(DANCE_STYLES))),
  /** A choreography of the whole song, as `fetchproject` has one: planned when the library was made. */
  choreography: z.optional(z.string()),
});
export type Song = z.infer<typeof Song>;
/** The answer of `GET /songs`. */
export const SongsResponse = z.object({ songs: z.array(Song) });
export type SongsResponse = z.infer<typeof SongsResponse>;
