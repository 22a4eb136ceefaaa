/** Where the posters are: `{style}.jpg` of 1200 × 630 and `{style}-480.jpg`, the style in lower case with hyphens. */
export const POSTER_FOLDER: string;
/** Draws the posters of the baked dancers whose inputs have changed into `POSTER_FOLDER`; cheap when none has. */
export function ensurePosters(): Promise<void>;
