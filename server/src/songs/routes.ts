import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type Router from "@koa/router";
import { ApiError, SongsResponse } from "@nataraj/sdk/contract";
import * as calls from "@nataraj/sdk/contract/calls";
import { serve } from "../calls/serve.ts";
import { sendFile } from "../http/send-file.ts";

/** Where the library lies, seen from `src` and `dist` alike. */
const LIBRARY_FOLDER = fileURLToPath(new URL("../../../assets/songs", import.meta.url));

const FILE = /^[a-z0-9][a-z0-9-]*\.(?:mp3|m4a|png|jpg|webp|svg)$/;

/**
 * GET /songs: the library as `library.json` of a folder lists it (none without it), and GET /songs/{file}: its files,
 * in ranges if asked, for any site to fetch.
 */
export function songRoutes(router: Router, folder: string = LIBRARY_FOLDER): void {
  serve(router, calls.songs, (ctx) => {
    ctx.set("Cache-Control", "public, max-age=300");
    return readLibrary(folder);
  });
  serve(router, calls.songFile, async (ctx, { params: { file } }) => {
    ctx.set("Cross-Origin-Resource-Policy", "cross-origin");
    if (!FILE.test(file)) throw new ApiError("not_found");
    ctx.set("Cache-Control", "public, max-age=86400");
    await sendFile(ctx, { root: folder, path: file });
  });
}

/** `library.json` is a `SongsResponse` whose addresses are names of files beside it. */
async function readLibrary(folder: string): Promise<SongsResponse> {
  const json = await readFile(join(folder, "library.json"), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (json === undefined) return { songs: [] };
  const { songs } = SongsResponse.parse(JSON.parse(json));
  const address = (name: string) => (name.startsWith("/") ? name : `/api/songs/${name}`);
  return { songs: songs.map((song) => ({ ...song, url: address(song.url), thumbnail: address(song.thumbnail) })) };
}
