import type Router from "@koa/router";
import { ApiError } from "@nataraj/sdk/contract";
import * as calls from "@nataraj/sdk/contract/calls";
import { serve } from "../calls/serve.ts";
import { sendFile } from "../http/send-file.ts";
import { LIBRARY_FOLDER, readLibrary } from "./library.ts";

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
