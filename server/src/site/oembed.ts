import type Router from "@koa/router";
import { ApiError, POSTER } from "@nataraj/sdk/contract";
import * as calls from "@nataraj/sdk/contract/calls";
import { serve } from "../calls/serve.ts";
import { invalidField } from "../http/validate.ts";
import type { ProjectStore } from "../projects/project-store.ts";
import { addressesOf, escapeHtml, isShared, PLAYER_SIZE, posterOfProject, projectIdOfPage } from "./share-tags.ts";

/**
 * GET /oembed: how other sites embed a public project (https://oembed.com). JSON alone; within `maxwidth` and
 * `maxheight` the player keeps its shape.
 * @throws {ApiError} invalid_request; unsupported_format; project_not_found; unauthenticated for a private project.
 */
export function oEmbedRoute(
  router: Router,
  { publicUrl, projects }: { publicUrl: string; projects: ProjectStore },
): void {
  serve(router, calls.oEmbed, async (ctx) => {
    const { url, format = "json" } = ctx.query;
    if (format !== "json") throw new ApiError("unsupported_format");
    if (typeof url !== "string") throw invalidField("url", "expected one address");
    const page = URL.canParse(url) ? new URL(url) : undefined;
    const id = page?.origin === new URL(publicUrl).origin ? projectIdOfPage(page.pathname) : undefined;
    const project = id === undefined ? undefined : await projects.findShown(id);
    if (!project) throw new ApiError("project_not_found");
    // What a consumer then shows is the link alone.
    if (!isShared(project)) throw new ApiError("unauthenticated");

    const limits = { width: limit(ctx.query.maxwidth), height: limit(ctx.query.maxheight) };
    const { width, height } = fit(limits);
    const { player } = addressesOf(project, publicUrl);
    return {
      version: "1.0",
      type: "video",
      provider_name: "Nataraj",
      provider_url: publicUrl,
      title: project.name,
      width,
      height,
      html:
        `<iframe src="${escapeHtml(player)}" title="${escapeHtml(project.name)}" width="${width}" height="${height}" ` +
        `style="border:0" allow="autoplay; fullscreen" allowfullscreen loading="lazy"></iframe>`,
      ...thumbnail(posterOfProject(project), publicUrl, limits),
    };
  });
}

interface Size {
  width: number;
  height: number;
}

/** What a query asks for at most; no whole number above 0 sets no limit. */
function limit(most: string | string[] | undefined): number {
  return typeof most === "string" && /^[1-9]\d{0,8}$/.test(most) ? Number(most) : Number.POSITIVE_INFINITY;
}

/** The player's size within the limits, its shape kept. */
function fit(limits: Size): Size {
  const scale = Math.min(1, limits.width / PLAYER_SIZE.width, limits.height / PLAYER_SIZE.height);
  const within = (side: number) => Math.max(1, Math.floor(side * scale));
  return { width: within(PLAYER_SIZE.width), height: within(PLAYER_SIZE.height) };
}

/** The larger of the posters that keeps to the limits; none where both are too large. */
function thumbnail(poster: ReturnType<typeof posterOfProject>, publicUrl: string, limits: Size): object {
  for (const name of ["large", "small"] as const) {
    const { width, height } = POSTER[name];
    if (width > limits.width || height > limits.height) continue;
    return { thumbnail_url: publicUrl + poster[name], thumbnail_width: width, thumbnail_height: height };
  }
  return {};
}
