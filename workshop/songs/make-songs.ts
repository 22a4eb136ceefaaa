/**
 * Makes the library's songs: synthesised from the scores beside this file, so that the product has music of its own.
 * Into `assets/songs` go `{song}.mp3`, and `sheets.json` with what a page needs to draw them.
 */
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { machineMemory } from "../../scripts/build/machine-memory.mjs";
import { startWorker } from "../../server/src/music/audio-analysis/start-worker.ts";
import { encodeLibrarySong } from "./encode.ts";
import { LIBRARY_SONGS } from "./library/index.ts";
import type { LibrarySong } from "./library/song.ts";
import { type SongSheet, sheetOf } from "./song-sheet.ts";
import type { SynthesisedSong } from "./synthesise.ts";
import { lrcOf, syncedWords } from "./tags/lyrics.ts";

const folder = fileURLToPath(new URL("../../assets/songs", import.meta.url));

/** Bytes that a song takes while it is synthesised. */
const MEMORY_OF_SONG = 800e6;

/** As many as there are cores and memory for; the first song is made where there is room for none. */
function songsAtOnce(): number {
  const fitting = Math.floor(machineMemory() / MEMORY_OF_SONG);
  return Math.max(1, Math.min(availableParallelism(), fitting, LIBRARY_SONGS.length));
}

/** Synthesises a song in a thread of its own. */
async function synthesised(song: LibrarySong): Promise<SynthesisedSong> {
  const worker = startWorker("synthesis-worker", import.meta.url, song.file);
  const [sound] = (await once(worker, "message")) as [SynthesisedSong];
  return sound;
}

async function makeSong(song: LibrarySong): Promise<SongSheet> {
  const { file, title, artist, languages, tempo, key } = song;
  const [cover, sound] = await Promise.all([readFile(join(folder, `${file}.jpg`)), synthesised(song)]);
  await encodeLibrarySong(sound, join(folder, `${file}.mp3`), {
    ...{ title, artist, languages, tempo, key, cover },
    album: artist,
    ...(sound.lines.length > 0 && { lrc: lrcOf(sound.lines, song), words: syncedWords(sound.lines) }),
  });
  console.log(`Synthesised "${title}".`);
  return sheetOf(song, sound);
}

await mkdir(folder, { recursive: true });
const sheets = new Map<LibrarySong, SongSheet>();
const waiting = [...LIBRARY_SONGS];
const work = async () => {
  for (let song = waiting.shift(); song; song = waiting.shift()) sheets.set(song, await makeSong(song));
};
await Promise.all(Array.from({ length: songsAtOnce() }, work));
const inOrder = LIBRARY_SONGS.flatMap((song) => sheets.get(song) ?? []);
await writeFile(join(folder, "sheets.json"), JSON.stringify(inOrder));
