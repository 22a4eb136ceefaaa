/** Where the covers of the library's songs are: `{song}.jpg`, 512 × 512. */
export const COVER_FOLDER: string;
/** Draws the covers, unless nothing they are made from has changed. Needs the baked dancers. */
export function ensureCovers(): Promise<void>;
