/** Where the films' posters are, below it as on the site: `demo.webp`, `tutorials/{name}.webp`. */
export const FILM_POSTER_FOLDER: string;
/** The four tutorials and the demo. */
export const FILMS: readonly string[];
/** Where the site has a film, without its kind. */
export function addressOf(name: string): string;
/** What is drawn, where to, and how. */
export interface FilmOptions {
  /** Films lie in it as on the site: `demo.webm`, `tutorials/{name}.mp4`. */
  folder: string;
  names?: readonly string[];
  /** Frames a second. Tests get films of few frames sooner; those of the product will do for them as well. */
  frameRate?: number;
  /** Films that are drawn at a time. */
  workers?: number;
}
/**
 * Draws the films, unless nothing they are made from has changed. Of several processes one draws, and the others wait
 * for it. Needs the baked dancers.
 * @returns The names of the films that were drawn.
 */
export function ensureFilms(options: FilmOptions): Promise<string[]>;
/** Draws the films' posters, unless nothing they are made from has changed. Needs the baked dancers. */
export function ensureFilmPosters(folder?: string): Promise<void>;
