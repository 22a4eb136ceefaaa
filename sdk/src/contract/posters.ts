import type { DanceStyle } from "./styles.ts";

/** The two sizes of a poster, pixels: for share cards, and for small players and thumbnails. */
export const POSTER = { large: { width: 1200, height: 630 }, small: { width: 480, height: 252 } } as const;

/** Dances that name no style are freestyle. */
const DEFAULT: DanceStyle = "Freestyle";

/** Paths of the pictures of a style's dancer, which the site's build makes. */
export function posterOf(style: DanceStyle = DEFAULT): { large: string; small: string } {
  const slug = style.toLowerCase().replaceAll(" ", "-");
  return { large: `/posters/${slug}.jpg`, small: `/posters/${slug}-${POSTER.small.width}.jpg` };
}
