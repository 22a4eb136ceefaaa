import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isDeepStrictEqual } from "node:util";
import { parseDanceForm, parseProjectId, posterOf } from "@nataraj/sdk/contract";
import { askedStaging, readAskedStaging } from "@nataraj/sdk/looks";
import type { Context, Middleware } from "koa";
import type { AskedPictures } from "../pictures/asked-pictures.ts";
import type { ShownProject } from "../projects/project-row.ts";
import type { ProjectStore } from "../projects/project-store.ts";
import { readStaging } from "../projects/staging.ts";
import { type DancePictureKind, dancePictureKey } from "../storage/dance-picture-keys.ts";
import type { Storage } from "../storage/storage.ts";
import { findDocument, findFile } from "./find-file.ts";
import { findPage } from "./find-page.ts";
import { sendStatic } from "./send-static.ts";
import { isShared, projectIdOfPage, withShareTags } from "./share-tags.ts";
import { isSiteRoute } from "./site-routes.ts";

/** What the site's build makes, seen from `src` and `dist` alike. */
const SITE_FOLDER = fileURLToPath(new URL("../../../site/dist", import.meta.url));

export interface StaticSiteOptions {
  folder?: string | undefined;
  publicUrl: string;
  /** Answers the one in the service worker's place that removes it. */
  withdrawServiceWorker?: boolean | undefined;
  projects: Pick<ProjectStore, "findShown">;
  storage: Pick<Storage, "send">;
  /** Absent: a project's picture is the same whatever an address asks for. */
  askedPictures?: AskedPictures | undefined;
}

/** The service worker, and what removes it. */
const SERVICE_WORKER = "/sw.js";
const WITHDRAWN_WORKER = "sw-withdrawn.js";

const HASHED = /^\/assets\//;
/** The poster of a project: for pages that embed it and know no more than its id. Tall ones are of its own dance alone. */
const PROJECT_POSTER = /^\/posters\/((?:nataraj-)?[0-9a-f]{32})(?:-(480|portrait|story))?\.jpg$/;

/** What people see first of a page, where that is a picture: its page names it before a script could ask for it. */
const FIRST_PICTURES: Readonly<Record<string, string>> = { "/tutorials": "/tutorials/choose.webp" };

/**
 * The built site: its files, and its page for every address that has none. Addresses that the site does not know get
 * the page too, which says so, with status 404. Public projects have their name and picture in their pages' heads, for
 * link previews; private and unknown ones look the same from outside.
 */
export function staticSite({
  folder = SITE_FOLDER,
  publicUrl,
  withdrawServiceWorker = false,
  projects,
  storage,
  askedPictures,
}: StaticSiteOptions): Middleware {
  const findShared = async (id: string | undefined) => {
    const project = id === undefined ? undefined : await projects.findShown(id);
    return isShared(project) ? project : undefined;
  };

  return async (ctx, next) => {
    if (ctx.path === "/api" || ctx.path.startsWith("/api/") || (ctx.method !== "GET" && ctx.method !== "HEAD")) {
      return next();
    }
    const [, posterID, shape] = PROJECT_POSTER.exec(ctx.path) ?? [];
    const project = await findShared(posterID ? parseProjectId(posterID) : projectIdOfPage(ctx.path));
    if (posterID) {
      if (project?.picture_key) {
        const kind = shape === undefined ? "wide" : shape === "480" ? "small" : (shape as DancePictureKind);
        openToOtherSites(ctx);
        if (kind === "wide" || kind === "small") {
          const picture = await askedPicture(project, ctx.URL.searchParams, askedPictures);
          if (picture) return sendPicture(ctx, picture[kind], picture.tag);
        }
        return storage.send(ctx, dancePictureKey(project.picture_key, kind));
      }
      if (shape && shape !== "480") return next();
      const poster = posterOf(project && parseDanceForm(project.danceform)[0]);
      return sendOpenFile(ctx, folder, (shape ? poster.small : poster.large).slice(1));
    }
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

/** The picture of a project as a query asks for it; undefined where that is its own, or where there is none yet. */
async function askedPicture(
  { choreography, duration, danceform, staging: chosen }: ShownProject,
  query: URLSearchParams,
  pictures: AskedPictures | undefined,
) {
  const asked = readAskedStaging(query);
  if (!pictures || !Object.values(asked).some((each) => each !== undefined)) return undefined;
  const styles = parseDanceForm(danceform);
  const own = readStaging(chosen);
  const staging = askedStaging(own, asked, styles[0]);
  const isOwn = isDeepStrictEqual(staging, askedStaging(own, readAskedStaging(new URLSearchParams()), styles[0]));
  return isOwn ? undefined : await pictures.find({ choreography, duration, styles, staging });
}

function sendPicture(ctx: Context, picture: Uint8Array, tag: string): void {
  ctx.status = 200;
  ctx.etag = tag;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = "image/jpeg";
  ctx.body = Buffer.from(picture);
}

/** A file that other sites' pages may load too: the player's script, the posters, what a frame in a sandbox needs. */
async function sendOpenFile(ctx: Context, root: string, path: string): Promise<void> {
  openToOtherSites(ctx);
  await sendStatic(ctx, { root, path });
}

function openToOtherSites(ctx: Context): void {
  ctx.set("Cache-Control", HASHED.test(ctx.path) ? "public, max-age=31536000, immutable" : "no-cache");
  ctx.set("Cross-Origin-Resource-Policy", "cross-origin");
  // An isolated page, as the standalone player is, runs only workers that are isolated too. Others do not mind.
  if (ctx.path.endsWith(".js")) ctx.set("Cross-Origin-Embedder-Policy", "require-corp");
  ctx.set("Access-Control-Allow-Origin", "*");
}
