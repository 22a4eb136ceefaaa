import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { SongsResponse } from "@nataraj/sdk/contract";

/** Where the library lies, seen from `src` and `dist` alike. */
export const LIBRARY_FOLDER = fileURLToPath(new URL("../../../assets/songs", import.meta.url));

/** `library.json` is a `SongsResponse` whose addresses are names of files beside it. */
export async function readLibrary(folder: string = LIBRARY_FOLDER): Promise<SongsResponse> {
  const json = await readFile(join(folder, "library.json"), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (json === undefined) return { songs: [] };
  const { songs } = SongsResponse.parse(JSON.parse(json));
  const address = (name: string) => (name.startsWith("/") ? name : `/api/songs/${name}`);
  return { songs: songs.map((song) => ({ ...song, url: address(song.url), thumbnail: address(song.thumbnail) })) };
}
