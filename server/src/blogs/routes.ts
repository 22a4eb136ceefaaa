import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type Router from "@koa/router";
import { parseBlogDate } from "@nataraj/sdk/contract";
import * as calls from "@nataraj/sdk/contract/calls";
import { serve } from "../calls/serve.ts";

/** The posts that come with the product, seen from `src` and `dist` alike. */
const BLOG_FOLDER = fileURLToPath(new URL("../../blogs", import.meta.url));

/** GET /blogs: the markdown files of a folder by their names, `DDMMYYYY.md`; others are left out. */
export function blogRoutes(router: Router, folder: string = BLOG_FOLDER): void {
  serve(router, calls.blogs, async (ctx) => {
    const names = (await readdir(folder)).filter((name) => name.endsWith(".md") && parseBlogDate(name)).sort();
    const posts = names.map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const);
    ctx.set("Cache-Control", "public, max-age=300");
    return Object.fromEntries(await Promise.all(posts));
  });
}
