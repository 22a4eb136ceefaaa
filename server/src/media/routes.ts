import type Router from "@koa/router";
import { ApiError } from "@nataraj/sdk/contract";
import * as calls from "@nataraj/sdk/contract/calls";
import { serve } from "../calls/serve.ts";
import type { MediaLinks } from "../storage/media-links.ts";
import type { Storage } from "../storage/storage.ts";
import { isStorageKey } from "../storage/storage-key.ts";

export interface MediaDependencies {
  storage: Pick<Storage, "send">;
  links: MediaLinks;
  /** Whether anyone may have the file now: it is the song of a public project. */
  isPublic(key: string): Promise<boolean>;
}

/**
 * GET /media/…: stored files by signed address, in ranges if asked. Files of a service come through here too: only so can
 * an address be taken back when its project turns private.
 */
export function mediaRoutes(router: Router, { storage, links, isPublic }: MediaDependencies): void {
  serve(router, calls.media, async (ctx, { params: { key } }) => {
    ctx.set("Cross-Origin-Resource-Policy", "cross-origin");
    const link = isStorageKey(key) ? links.check(key, new URLSearchParams(ctx.querystring)) : undefined;
    if (!link || (link.audience === "anyone" && !(await isPublic(key)))) throw new ApiError("media_expired");
    // Kept by the browser until the address expires; a public one is asked for again, as it may have turned private.
    const age = Math.floor((link.expires - Date.now()) / 1000);
    ctx.set("Cache-Control", link.audience === "owner" ? `private, max-age=${age}` : "private, no-cache");
    await storage.send(ctx, key);
  });
}
