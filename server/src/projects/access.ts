import { ApiError, parseProjectId } from "@nataraj/sdk/contract";
import type { Context, Middleware } from "koa";
import type { LiveProject, ShownProject } from "./project-row.ts";
import type { ProjectStore } from "./project-store.ts";

/** Lets a call through whose `:uid` is the caller's own. After `requireSession`. @throws {ApiError} forbidden */
export const ownAccount: Middleware = async (ctx, next) => {
  if (ctx.params.uid !== ctx.state.userId) throw new ApiError("forbidden");
  await next();
};

/**
 * The project of an id in any accepted form, which must be the caller's own. After `requireSession`.
 * @throws {ApiError} invalid_project_id, project_not_found, forbidden
 */
export async function ownProject(ctx: Context, projects: ProjectStore, projectID: string): Promise<LiveProject> {
  const project = existing(await projects.find(checkedId(projectID)));
  if (project.owner !== ctx.state.userId) throw new ApiError("forbidden");
  return project;
}

/**
 * The project of an id, which must be public or the caller's own. After `optionalSession`.
 * @throws {ApiError} invalid_project_id, project_not_found, unauthenticated, forbidden
 */
export async function readableProject(ctx: Context, projects: ProjectStore, projectID: string): Promise<ShownProject> {
  const project = existing(await projects.findShown(checkedId(projectID)));
  if (project.visibility === "public" || project.owner === ctx.state.userId) return project;
  throw new ApiError(ctx.state.userId === undefined ? "unauthenticated" : "forbidden");
}

function checkedId(projectID: string): string {
  const id = parseProjectId(projectID);
  if (!id) throw new ApiError("invalid_project_id");
  return id;
}

function existing<T>(project: T | undefined): T {
  if (!project) throw new ApiError("project_not_found");
  return project;
}
