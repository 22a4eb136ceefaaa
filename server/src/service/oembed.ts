import Router from "@koa/router";
import { ApiError, parseProjectId, shareableProjectId } from "@nataraj/sdk/contract";
import type { ProjectStore } from "../projects/project-store.ts";

const SIZE = { width: 640, height: 360 };
const PAGE = /^\/(?:project|standalone)\/([^/]+)$/;

/** GET /oembed: how other sites embed a public project (https://oembed.com). */
export function oEmbedRoute({ publicUrl, projects }: { publicUrl: string; projects: ProjectStore }): Router {
  const router = new Router();
  router.get("/oembed", async (ctx) => {
    const { url, format = "json" } = ctx.query;
    if (typeof url !== "string" || format !== "json") throw new ApiError("invalid_request");
    const page = URL.canParse(url) ? new URL(url) : undefined;
    const id =
      page?.origin === new URL(publicUrl).origin ? parseProjectId(PAGE.exec(page.pathname)?.[1] ?? "") : undefined;
    const project = id === undefined ? undefined : await projects.find(id);
    // A private project is not even said to exist.
    if (project?.visibility !== "public") throw new ApiError("project_not_found");
    const [width, height] = [fit(ctx.query.maxwidth, SIZE.width), fit(ctx.query.maxheight, SIZE.height)];
    const player = `${publicUrl}/standalone/${shareableProjectId(project.id)}`;
    ctx.body = {
      version: "1.0",
      type: "rich",
      provider_name: "Nataraj",
      provider_url: publicUrl,
      title: project.name,
      width,
      height,
      html: `<iframe src="${player}" width="${width}" height="${height}" allow="autoplay; fullscreen" style="border:0"></iframe>`,
    };
  });
  return router;
}

function fit(most: string | string[] | undefined, size: number): number {
  const limit = Math.floor(Number(most));
  return limit > 0 ? Math.min(limit, size) : size;
}
