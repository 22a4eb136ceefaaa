/**
 * Builds the library of songs into `dist/library`: synthesised from the scores beside this file, so that the product has
 * music of its own. Does nothing where the scores have not changed since.
 */
import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SongsResponse } from "@nataraj/sdk/contract";
import { encodeLibrarySong } from "./encode.ts";
import { pictureOf } from "./picture.ts";
import { LIBRARY_SONGS } from "./songs/index.ts";
import { Mix } from "./synthesis/mix.ts";

const source = fileURLToPath(new URL(".", import.meta.url));
const target = fileURLToPath(new URL("../dist/library", import.meta.url));

async function sourceHash(): Promise<string> {
  const hash = createHash("sha256");
  const files = (await readdir(source, { recursive: true })).filter((file) => file.endsWith(".ts")).sort();
  for (const file of files) hash.update(file).update(await readFile(join(source, file)));
  return hash.digest("hex");
}

async function build(): Promise<void> {
  const hash = await sourceHash();
  if ((await readFile(join(target, "hash"), "utf8").catch(() => "")) === hash) return;
  await mkdir(join(target, ".."), { recursive: true });
  // Built beside and moved into place, so that a build that is broken off leaves no half library.
  const folder = await mkdtemp(`${target}-`);
  try {
    const songs: SongsResponse["songs"] = [];
    for (const song of LIBRARY_SONGS) {
      const mix = new Mix(song.duration);
      song.write(mix);
      await encodeLibrarySong(mix.finish(), join(folder, `${song.file}.mp3`));
      await writeFile(join(folder, `${song.file}.svg`), pictureOf(song));
      songs.push({
        title: song.title,
        url: `${song.file}.mp3`,
        duration: song.duration,
        thumbnail: `${song.file}.svg`,
      });
      console.log(`Synthesised "${song.title}".`);
    }
    await writeFile(join(folder, "library.json"), JSON.stringify({ songs }));
    await writeFile(join(folder, "hash"), hash);
    await rm(target, { recursive: true, force: true });
    await rename(folder, target);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

await build();
