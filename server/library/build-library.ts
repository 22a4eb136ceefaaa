/**
 * Builds the library of songs into `dist/library`: synthesised from the scores beside this file, so that the product has
 * music of its own. Does nothing where scores and covers have not changed since.
 */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Song } from "@nataraj/sdk/contract";
import { machineMemory } from "../../scripts/build/machine-memory.mjs";
import { COVER_FOLDER, ensureCovers } from "../../ui/scripts/covers/ensure-covers.mjs";
import { startWorker } from "../src/music/audio-analysis/start-worker.ts";
import { encodeLibrarySong } from "./encode.ts";
import { planDance } from "./plan-dance.ts";
import { lyricsOf, type SongSheet, sheetOf } from "./song-sheet.ts";
import { LIBRARY_SONGS } from "./songs/index.ts";
import type { LibrarySong } from "./songs/song.ts";
import type { SynthesisedSong } from "./synthesise.ts";
import { lrcOf, syncedWords } from "./tags/lyrics.ts";

const source = fileURLToPath(new URL(".", import.meta.url));
const target = fileURLToPath(new URL("../dist/library", import.meta.url));

/** The song that has a dance. */
const SAMPLE_DANCE = "marigold-morning";

/** The picture of our dancer. */
function readCover({ file }: LibrarySong): Promise<Buffer> {
  return readFile(join(COVER_FOLDER, `${file}.jpg`));
}

async function hashOfInputs(): Promise<string> {
  const hash = createHash("sha256");
  const names = (await readdir(source, { recursive: true })).map((name) => name.replaceAll("\\", "/"));
  const files = names.filter((name) => /(?<!\.test)\.ts$/.test(name)).sort();
  for (const file of files) hash.update(file).update(await readFile(join(source, file)));
  for (const song of LIBRARY_SONGS) hash.update(await readCover(song));
  return hash.digest("hex");
}

/** Bytes that a song takes while it is synthesised. */
const MEMORY_OF_SONG = 800e6;

/** As many as there are cores and memory for, of which the first song is not asked. */
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

async function buildSong(song: LibrarySong, folder: string): Promise<{ listed: Song; sheet: SongSheet }> {
  const { file, title, artist, languages, duration, tempo, key, styles } = song;
  const [cover, sound] = await Promise.all([readCover(song), synthesised(song)]);
  await encodeLibrarySong(sound, join(folder, `${file}.mp3`), {
    ...{ title, artist, languages, tempo, key, cover },
    album: artist,
    ...(sound.lines.length > 0 && { lrc: lrcOf(sound.lines, song), words: syncedWords(sound.lines) }),
  });
  await writeFile(join(folder, `${file}.jpg`), cover);
  console.log(`Synthesised "${title}".`);
  const lyrics = lyricsOf(sound);
  const choreography = file === SAMPLE_DANCE ? await planDance(song, sound, join(folder, `${file}.mp3`)) : undefined;
  const listed = {
    title,
    artist,
    languages: [...languages],
    duration,
    url: `${file}.mp3`,
    thumbnail: `${file}.jpg`,
    lyrics,
    tempo,
    styles: [...styles],
    ...(choreography && { choreography }),
  };
  return { listed, sheet: sheetOf(song, sound) };
}

async function build(): Promise<void> {
  // The dancers in them are baked by ui's build, which goes before this one (`nx` in package.json).
  await ensureCovers();
  const hash = await hashOfInputs();
  if ((await readFile(join(target, "hash"), "utf8").catch(() => "")) === hash) return;
  await mkdir(join(target, ".."), { recursive: true });
  // Built beside and moved into place, so that a build that is broken off leaves no half library.
  const folder = await mkdtemp(`${target}-`);
  try {
    const built = new Map<LibrarySong, { listed: Song; sheet: SongSheet }>();
    const waiting = [...LIBRARY_SONGS];
    const work = async () => {
      for (let song = waiting.shift(); song; song = waiting.shift()) built.set(song, await buildSong(song, folder));
    };
    await Promise.all(Array.from({ length: songsAtOnce() }, work));
    const inOrder = LIBRARY_SONGS.flatMap((song) => built.get(song) ?? []);
    await writeFile(join(folder, "library.json"), JSON.stringify({ songs: inOrder.map(({ listed }) => listed) }));
    await writeFile(join(folder, "sheets.json"), JSON.stringify(inOrder.map(({ sheet }) => sheet)));
    await writeFile(join(folder, "hash"), hash);
    // A temporary folder is its maker's alone; whoever runs the server reads this one, as everything that is built.
    await chmod(folder, 0o777 & ~process.umask());
    await rm(target, { recursive: true, force: true });
    await rename(folder, target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await build();
