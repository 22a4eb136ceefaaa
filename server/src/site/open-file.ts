import type { Context } from "koa";
import { sendStatic } from "./send-static.ts";

/** Files whose address changes with what they hold. */
export const HASHED = /^\/assets\//;

/** A file that other sites' pages may load too: the player's script, the posters, what a frame in a sandbox needs. */
export async function sendOpenFile(ctx: Context, root: string, path: string): Promise<void> {
  setOpenHeaders(ctx);
  await sendStatic(ctx, { root, path });
}

/** Lets other sites' pages load the answer. */
export function setOpenHeaders(ctx: Context): void {
  ctx.set("Cache-Control", HASHED.test(ctx.path) ? "public, max-age=31536000, immutable" : "no-cache");
  ctx.set("Cross-Origin-Resource-Policy", "cross-origin");
  // An isolated page, as the standalone player is, runs only workers that are isolated too. Others do not mind.
  if (ctx.path.endsWith(".js")) ctx.set("Cross-Origin-Embedder-Policy", "require-corp");
  ctx.set("Access-Control-Allow-Origin", "*");
}
