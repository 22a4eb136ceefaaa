import { type FixturePage, openFixturePage } from "../fixture-page.ts";

/** The page of the saving tests, served beside the dancers and a song. */
export const openSavingPage = (song: string): Promise<FixturePage> =>
  openFixturePage(new URL(".", import.meta.url), { files: { "/song.wav": song } });
