import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Middleware } from "koa";
import type { ProjectStore } from "../projects/project-store.ts";
import { findDocument, findFile } from "./find-file.ts";
import { findPage } from "./find-page.ts";
import { HASHED, sendOpenFile } from "./open-file.ts";
import { sendStatic } from "./send-static.ts";
import { isShared, projectIdOfPage, withShareTags } from "./share-tags.ts";
import { isSiteRoute } from "./site-routes.ts";

/** What the site's build makes, seen from `src` and `dist` alike. */
export const SITE_FOLDER = fileURLToPath(new URL("../../../site/dist", import.meta.url));

export interface StaticSiteOptions {
  folder: string;
  publicUrl: string;
  /** Answers the one in the service worker's place that removes it. */
  withdrawServiceWorker?: boolean | undefined;
  projects: Pick<ProjectStore, "findShown">;
}

/** The service worker, and what removes it. */
const SERVICE_WORKER = "/sw.js";
const WITHDRAWN_WORKER = "sw-withdrawn.js";

/** What people see first of a page, where that is a picture: its page names it before a script could ask for it. */
const FIRST_PICTURES: Readonly<Record<string, string>> = { "/tutorials": "/tutorials/choose.webp" };

/**
 * The built site: its files, and its page for every address that has none. Addresses that the site does not know get
 * the page too, which says so, with status 404. Public projects have their name and picture in their pages' heads, for
 * link previews; private and unknown ones look the same from outside.
 */
export function staticSite({
  folder,
  publicUrl,
  withdrawServiceWorker = false,
  projects,
}: StaticSiteOptions): Middleware {
  const findShared = async (id: string | undefined) => {
    const project = id === undefined ? undefined : await projects.findShown(id);
    return isShared(project) ? project : undefined;
  };

  return async (ctx, next) => {
    if (ctx.path === "/api" || ctx.path.startsWith("/api/") || (ctx.method !== "GET" && ctx.method !== "HEAD")) {
      return next();
    }
    const project = await findShared(projectIdOfPage(ctx.path));
    if (withdrawServiceWorker && ctx.path === SERVICE_WORKER) return sendOpenFile(ctx, folder, WITHDRAWN_WORKER);
    const file = await findFile(folder, ctx.path);
    if (file) return sendOpenFile(ctx, folder, file);
    if (HASHED.test(ctx.path)) return next();
    const document = await findDocument(folder, ctx.path);
    if (document) {
      ctx.set("Cache-Control", "no-cache");
      return sendStatic(ctx, { root: folder, path: document });
    }
    const page = await findPage(folder, ctx.path, project !== undefined);
    if (!existsSync(join(folder, page))) {
      ctx.status = 503;
      ctx.body = "The site has not been built: run npm run build.";
      return;
    }
    ctx.set("Cache-Control", "no-cache");
    const picture = FIRST_PICTURES[ctx.path];
    if (picture) ctx.set("Link", `<${picture}>; rel=preload; as=image; fetchpriority=high`);
    if (project) {
      ctx.type = "html";
      ctx.body = withShareTags(await readFile(join(folder, page), "utf8"), project, publicUrl);
      return;
    }
    await sendStatic(ctx, { root: folder, path: page, status: isSiteRoute(ctx.path) ? 200 : 404 });
  };
}
