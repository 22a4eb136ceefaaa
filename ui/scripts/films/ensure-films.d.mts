/** Where the films are: `{name}.webm`, `{name}.mp4` and the poster `{name}.jpg`. */
export const FILM_FOLDER: string;
/** The four tutorials and the demo. */
export const FILMS: readonly string[];
/** Draws the films of the product, unless nothing they are made from has changed. Needs the baked dancers. */
export function ensureFilms(): Promise<void>;
