import { ApiError } from "@nataraj/sdk/contract";
import type { Context } from "koa";
import type { LiveProject, ShownProject } from "./project-row.ts";
import type { ProjectStore } from "./project-store.ts";

/**
 * The project of an id, which must be the caller's own. After `requireSession`.
 * @throws {ApiError} project_not_found, forbidden
 */
export async function ownProject(ctx: Context, projects: ProjectStore, projectID: string): Promise<LiveProject> {
  const project = await projects.find(projectID);
  if (!project) throw new ApiError("project_not_found");
  if (project.owner !== ctx.state.userId) throw new ApiError("forbidden");
  return project;
}

/**
 * The project of an id, which must be public or the caller's own. After `optionalSession`.
 * @throws {ApiError} project_not_found, unauthenticated, forbidden
 */
export async function readableProject(ctx: Context, projects: ProjectStore, projectID: string): Promise<ShownProject> {
  const project = await projects.findShown(projectID);
  if (!project) throw new ApiError("project_not_found");
  if (project.visibility === "public" || project.owner === ctx.state.userId) return project;
  throw new ApiError(ctx.state.userId === undefined ? "unauthenticated" : "forbidden");
}
