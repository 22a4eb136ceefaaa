/**
 * Makes the list of the library (`assets/songs/library.json`, a `SongsResponse` whose addresses are names of files beside
 * it), with a dance of one song.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Song } from "@nataraj/sdk/contract";
import { LIBRARY_SONGS } from "./library/index.ts";
import { planDance } from "./plan-dance.ts";
import type { SongSheet } from "./song-sheet.ts";

const folder = fileURLToPath(new URL("../../assets/songs", import.meta.url));

/** The song that has a dance. */
const SAMPLE_DANCE = "marigold-morning";

const sheets = JSON.parse(await readFile(join(folder, "sheets.json"), "utf8")) as SongSheet[];
const songs: Song[] = [];
for (const song of LIBRARY_SONGS) {
  const { file, title, artist, languages, duration, tempo, styles } = song;
  const lyrics = sheets.find((sheet) => sheet.file === file)?.lyrics ?? [];
  songs.push({
    ...{ title, artist, languages: [...languages], duration },
    url: `${file}.mp3`,
    thumbnail: `${file}.jpg`,
    ...{ lyrics, tempo, styles: [...styles] },
    ...(file === SAMPLE_DANCE && { choreography: await planDance(song, join(folder, `${file}.mp3`)) }),
  });
}
await writeFile(join(folder, "library.json"), JSON.stringify({ songs }));
