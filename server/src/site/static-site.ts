import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Middleware } from "koa";
import { sendFile } from "../media/send-file.ts";
import { isSiteRoute } from "./site-routes.ts";

/** What the site's build makes, seen from `src` and `dist` alike. */
export const SITE_FOLDER = fileURLToPath(new URL("../../../site/dist", import.meta.url));

const HASHED = /^\/assets\//;
const STANDALONE = /^\/standalone\/[^/]+$/;

/**
 * The built site: its files, and its page for every address that has none. Addresses that the site does not know get
 * the page too, which says so, with status 404.
 */
export function staticSite(folder: string = SITE_FOLDER): Middleware {
  return async (ctx, next) => {
    if (ctx.path === "/api" || ctx.path.startsWith("/api/") || (ctx.method !== "GET" && ctx.method !== "HEAD")) {
      return next();
    }
    const file = await findFile(folder, ctx.path);
    if (file) {
      ctx.set("Cache-Control", HASHED.test(ctx.path) ? "public, max-age=31536000, immutable" : "no-cache");
      // Embedding pages load the player's script and the posters from here.
      ctx.set("Cross-Origin-Resource-Policy", "cross-origin");
      return sendFile(ctx, { root: folder, path: file });
    }
    if (HASHED.test(ctx.path)) return next();
    const page =
      STANDALONE.test(ctx.path) && existsSync(join(folder, "standalone.html")) ? "standalone.html" : "index.html";
    if (!existsSync(join(folder, page))) {
      ctx.status = 503;
      ctx.body = "The site has not been built: run npm run build.";
      return;
    }
    ctx.set("Cache-Control", "no-cache");
    await sendFile(ctx, { root: folder, path: page, status: isSiteRoute(ctx.path) ? 200 : 404 });
  };
}

/** The path in the folder of the file that a request names, if there is one; never one outside or hidden. */
async function findFile(folder: string, path: string): Promise<string | undefined> {
  let name: string;
  try {
    name = decodeURIComponent(path).slice(1);
  } catch {
    return undefined;
  }
  const parts = name.split("/");
  if (name.includes("\0") || name.includes("\\") || parts.some((part) => part === "" || part.startsWith("."))) {
    return undefined;
  }
  const found = await stat(join(folder, name)).catch(() => undefined);
  return found?.isFile() ? name : undefined;
}
