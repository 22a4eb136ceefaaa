import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Context, Middleware } from "koa";
import { findFile } from "./find-file.ts";
import { sendStatic } from "./send-static.ts";

/** Where the components' stories are. */
const PREFIX = "/storybook";
/** A script's attributes, and what stands in it. */
const SCRIPT = /<script([^<>]*)>([\s\S]*?)(?:<\/script>|$)/g;

/**
 * A built Storybook (`npm run build-storybook`) under `/storybook/`. Its pages may run the scripts that stand in them, and
 * no others: they are on the site's own origin.
 */
export function storybook(folder: string): Middleware {
  return async (ctx, next) => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") return next();
    if (ctx.path === PREFIX) return ctx.redirect(`${PREFIX}/`);
    if (!ctx.path.startsWith(`${PREFIX}/`)) return next();
    const path = ctx.path === `${PREFIX}/` ? "/index.html" : ctx.path.slice(PREFIX.length);
    const file = await findFile(folder, path);
    if (!file) return next();
    ctx.set("Cache-Control", "no-cache");
    if (file.endsWith(".html")) allowScripts(ctx, await readFile(join(folder, file), "utf8"));
    await sendStatic(ctx, { root: folder, path: file });
  };
}

/** Adds the hashes of a page's own scripts to what the page may run (CSP level 3, 6.7.3.3). */
function allowScripts(ctx: Context, page: string): void {
  const policy = ctx.response.get("Content-Security-Policy");
  const scripts = [...page.matchAll(SCRIPT)].filter(([, attributes = ""]) => !/\ssrc=/.test(attributes));
  const hashes = scripts.map(([, , script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  if (hashes.length === 0) return;
  ctx.set("Content-Security-Policy", policy.replace("script-src ", `script-src ${hashes.join(" ")} `));
}
