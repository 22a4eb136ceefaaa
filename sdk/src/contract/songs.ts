import * as z from "zod/mini";

/** GET /songs: the library. Title and url are the specification's; duration in seconds. */
export const Song = z.object({
  title: z.string(),
  url: z.string(),
  duration: z.number(),
  thumbnail: z.string(),
});
export type Song = z.infer<typeof Song>;
export const SongsResponse = z.object({ songs: z.array(Song) });
export type SongsResponse = z.infer<typeof SongsResponse>;
