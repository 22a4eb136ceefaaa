import { isDeepStrictEqual } from "node:util";
import { DEMO_PROJECT_ID, parseDanceForm, parseProjectId, posterOf } from "@nataraj/sdk/contract";
import { askedStaging, readAskedStaging } from "@nataraj/sdk/looks";
import type { Context, Middleware } from "koa";
import type { AskedPictures } from "../pictures/asked-pictures.ts";
import type { ProjectStore } from "../projects/project-store.ts";
import { readStaging } from "../projects/staging.ts";
import { readLibrary } from "../songs/library.ts";
import { type DancePictureKind, dancePictureKey } from "../storage/dance-picture-keys.ts";
import type { Storage } from "../storage/storage.ts";
import { sendOpenFile, setOpenHeaders } from "./open-file.ts";
import { isShared } from "./share-tags.ts";

export interface PostersOptions {
  /** Of the built site. */
  folder: string;
  /** Of the songs; that which comes with the product where absent. */
  libraryFolder?: string | undefined;
  projects: Pick<ProjectStore, "findShown">;
  storage: Pick<Storage, "send">;
  /** Absent: a picture is the same whatever an address asks for. */
  askedPictures?: AskedPictures | undefined;
}

const POSTER = /^\/posters\/(demo|(?:nataraj-)?[0-9a-f]{32})(?:-(480|portrait|story))?\.jpg$/;

/** What a picture is drawn from. */
interface ShownDance {
  choreography: string;
  /** Seconds. */
  duration: number;
  danceform: string;
  staging: string | null;
}

/**
 * GET /posters/{id}.jpg, and in other sizes: the picture of a public project, for pages that embed it and know no more
 * than its id. It has the dancers and the place that the query asks for. Projects that have no picture, or that nobody
 * else may see, have the poster of a style. Tall ones are of a project's own dance alone.
 */
export function posters(options: PostersOptions): Middleware {
  const { folder, libraryFolder, projects, storage, askedPictures } = options;
  return async (ctx, next) => {
    const [, id, shape] = (ctx.method === "GET" || ctx.method === "HEAD" ? POSTER.exec(ctx.path) : null) ?? [];
    if (!id) return next();
    const kind = shape === undefined ? "wide" : shape === "480" ? "small" : (shape as DancePictureKind);
    const isDemo = id === DEMO_PROJECT_ID;
    const project = isDemo ? undefined : await projects.findShown(parseProjectId(id) ?? "");
    const shared = isShared(project) ? project : undefined;
    const dance = isDemo ? await sampleDance(libraryFolder) : shared;
    const own = shared?.picture_key;
    if (kind === "wide" || kind === "small") {
      // A project without a picture of its own is about to get one, or cannot be drawn.
      const picture = dance && (isDemo || own) && (await drawnAsAsked(dance, ctx, askedPictures, isDemo));
      if (picture) return sendPicture(ctx, picture[kind], picture.tag);
    } else if (!own) return next();
    if (own) {
      setOpenHeaders(ctx);
      return storage.send(ctx, dancePictureKey(own, kind));
    }
    const poster = posterOf(dance && parseDanceForm(dance.danceform)[0]);
    await sendOpenFile(ctx, folder, poster[kind === "small" ? "small" : "large"].slice(1));
  };
}

/** The library's sample dance, as its owner would have it. */
async function sampleDance(libraryFolder: string | undefined): Promise<ShownDance | undefined> {
  const { songs } = await readLibrary(libraryFolder);
  const song = songs.find(({ choreography }) => choreography);
  if (!song?.choreography) return undefined;
  const { choreography, duration, styles = [] } = song;
  return { choreography, duration, danceform: styles[0] ?? "", staging: null };
}

/**
 * The picture of a dance as a query asks for it; undefined where there is none yet, and where it is the dance's own.
 * @param always Also where nothing else than its own is asked for.
 */
async function drawnAsAsked(
  { choreography, duration, danceform, staging: chosen }: ShownDance,
  ctx: Context,
  pictures: AskedPictures | undefined,
  always: boolean,
) {
  const styles = parseDanceForm(danceform);
  const ownStaging = readStaging(chosen);
  const asFrom = (query: URLSearchParams) => askedStaging(ownStaging, readAskedStaging(query), styles[0]);
  const staging = asFrom(ctx.URL.searchParams);
  if (!always && isDeepStrictEqual(staging, asFrom(new URLSearchParams()))) return undefined;
  return await pictures?.find({ choreography, duration, styles, staging });
}

function sendPicture(ctx: Context, picture: Uint8Array, tag: string): void {
  setOpenHeaders(ctx);
  ctx.status = 200;
  ctx.etag = tag;
  if (ctx.fresh) {
    ctx.status = 304;
    return;
  }
  ctx.type = "image/jpeg";
  ctx.body = Buffer.from(picture);
}
