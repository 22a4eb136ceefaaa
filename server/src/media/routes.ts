import Router from "@koa/router";
import { ApiError } from "@nataraj/sdk/contract";
import { anyOrigin } from "../http/any-origin.ts";
import { isStorageKey } from "../storage/storage-key.ts";
import type { MediaLinks } from "./media-links.ts";
import { sendFile } from "./send-file.ts";

export interface MediaDependencies {
  folder: string;
  links: MediaLinks;
  /** Whether anyone may have the file now: it is the song of a public project. */
  isPublic(key: string): Promise<boolean>;
}

/** GET /media/…: stored files by signed address, in ranges if asked. */
export function mediaRoutes({ folder, links, isPublic }: MediaDependencies): Router {
  const router = new Router();
  router.get("/media/*key", anyOrigin, async (ctx) => {
    ctx.set("Cross-Origin-Resource-Policy", "cross-origin");
    const key = ctx.params.key ?? "";
    const link = isStorageKey(key) ? links.check(key, new URLSearchParams(ctx.querystring)) : undefined;
    if (!link || (link.audience === "anyone" && !(await isPublic(key)))) throw new ApiError("media_expired");
    // Kept by the browser until the address expires; a public one is asked for again, as it may have turned private.
    const age = Math.floor((link.expires - Date.now()) / 1000);
    ctx.set("Cache-Control", link.audience === "owner" ? `private, max-age=${age}` : "private, no-cache");
    await sendFile(ctx, { root: folder, path: key });
  });
  return router;
}
