import type { Environment } from "./environments.ts";
import type { DanceStyle } from "./styles.ts";

/** The two sizes of a poster, pixels: for share cards, and for small players and thumbnails. */
export const POSTER = { large: { width: 1200, height: 630 }, small: { width: 480, height: 252 } } as const;

/** Sizes of the pictures of a project's own dance, pixels: for share cards, for tiles and posts, and for stories. */
export const DANCE_PICTURE = {
  wide: POSTER.large,
  portrait: { width: 864, height: 1080 },
  story: { width: 720, height: 1280 },
} as const;
/**
 * A dance in motion, for its tile: frames one below the other in one picture, each of this size in pixels, which together
 * last these seconds.
 */
export const MOVING_PICTURE = { width: 256, height: 320, frames: 20, seconds: 2 } as const;
/** What a picture of a dance is for, and so its shape. */
export type PictureFormat = keyof typeof DANCE_PICTURE;

/** Sizes of the pictures of one dancer alone, pixels: on a style's tile, on the home page, and where looks are chosen. */
export const PORTRAIT = {
  tile: { width: 800, height: 400 },
  hero: { width: 720, height: 864 },
  look: { width: 200, height: 240 },
} as const;

/** Size of the picture of an environment without dancers, pixels. */
export const PLACE_PICTURE = { width: 240, height: 160 } as const;

/** Path of the home page's picture, see-through around the dancer. */
export const HERO_PICTURE = "/posters/hero.webp";

/** Dances that name no style are freestyle. */
const DEFAULT: DanceStyle = "Freestyle";

/** Paths of the pictures of a style's dancer, which the site's build makes. */
export function posterOf(style: DanceStyle = DEFAULT): { large: string; small: string; tile: string } {
  const slug = style.toLowerCase().replaceAll(" ", "-");
  return {
    large: `/posters/${slug}.jpg`,
    small: `/posters/${slug}-${POSTER.small.width}.jpg`,
    tile: `/posters/${slug}-tile.jpg`,
  };
}

/** Path of the picture of a look in its costume's colours, which the site's build makes. */
export const pictureOfLook = (look: string, costume: string): string => `/posters/look-${look}-${costume}.jpg`;

/** Path of the picture of an environment, which the site's build makes. */
export const pictureOfPlace = (environment: Environment): string => `/posters/place-${environment}.jpg`;
