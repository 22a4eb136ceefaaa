import type Router from "@koa/router";
import { ApiError, isApiError, isApiErrorCode } from "@nataraj/sdk/contract";
import * as calls from "@nataraj/sdk/contract/calls";
import type { Context } from "koa";
import { serve } from "../calls/serve.ts";
import { clientSignal } from "../http/client-signal.ts";
import type { HttpLimits } from "../http/http-limits.ts";
import { limitStreams } from "../http/limit-requests.ts";
import { invalidField } from "../http/validate.ts";
import type { Job, JobRequest } from "../jobs/job.ts";
import type { JobStore } from "../jobs/job-store.ts";
import { awaitJob } from "../jobs/watch-job.ts";
import { ownProject } from "../projects/access.ts";
import type { LiveProject } from "../projects/project-row.ts";
import type { ProjectStore } from "../projects/project-store.ts";
import { hasSteps, readStored } from "./choreograph.ts";
import { heardSong } from "./heard-song.ts";
import { DONE, presentProgress, progressEvent, progressStream } from "./progress-events.ts";

export interface GenerationRouteDependencies {
  projects: ProjectStore;
  jobs: JobStore;
  /** How many of its requests, which wait for long, one user may have open. */
  limits: Pick<HttpLimits, "streamsPerUser" | "streamsPerAddress">;
}

/** When a place in the queue may be free: a generation or two. Seconds. */
const RETRY_AFTER = "30";

/** The calls about generating: asking for it, which answers when it is done, and following it. */
export function generationRoutes(router: Router, { projects, jobs, limits }: GenerationRouteDependencies): void {
  const holdStream = limitStreams(limits);

  serve(router, calls.generateDance, async (ctx, { body: { projectID } }) => {
    holdStream(ctx);
    const project = await ownProject(ctx, projects, projectID);
    if (project.checkpoint === 1) throw new ApiError("no_dance_style");
    await generate(ctx, project, {});
  });

  serve(router, calls.regenerate, async (ctx, { body: { projectID, ...request } }) => {
    holdStream(ctx);
    const project = await ownProject(ctx, projects, projectID);
    if (project.checkpoint === 1) throw new ApiError("no_dance_style");
    const { section, tempo, lyrics, language } = request;
    if (lyrics !== undefined || language !== undefined) {
      return generate(ctx, project, { words: await projects.setKnownLyrics(project.id, { lyrics, language }) });
    }
    if (section !== undefined && !hasSteps(readStored(project.choreography), section, project.duration)) {
      throw invalidField("section", "expected the key of a segment");
    }
    // A corrected tempo is the change that was asked for: the dance is otherwise planned as before.
    await generate(ctx, project, { section, tempo, again: tempo === undefined });
  });

  serve(router, calls.generation, async (ctx, { params }) => {
    holdStream(ctx);
    const project = await ownProject(ctx, projects, params.projectID);
    const job = await jobs.latest(project.id);
    const isJson = ctx.accepts("text/event-stream", "application/json") === "application/json";
    // A draft with its styles may be asked for just before its generation begins: its events wait for it.
    if (!job && (project.checkpoint === 1 || (isJson && project.checkpoint === 2))) throw new ApiError("not_found");
    // For those who cannot read a body as it comes.
    if (isJson) {
      ctx.body = await presentProgress(jobs, job);
      return;
    }
    ctx.type = "text/event-stream";
    // Otherwise nginx collects the events before it passes them on.
    ctx.set("X-Accel-Buffering", "no");
    const signal = clientSignal(ctx);
    ctx.body =
      job || project.checkpoint === 2
        ? progressStream(jobs, project.id, async () => heardSong(await projects.find(project.id)), signal)
        : progressEvent(DONE);
  });

  // A generation that has ended meanwhile stays as it is.
  serve(router, calls.cancelGeneration, async (ctx, { params }) => {
    const project = await ownProject(ctx, projects, params.projectID);
    await jobs.cancel(project.id);
  });

  /**
   * Asks for a generation and answers when it has ended. It goes on when the client leaves. A request for the generation that
   * is under way joins it. A request for another one waits until it has ended.
   */
  async function generate(ctx: Context, project: LiveProject, request: JobRequest): Promise<void> {
    const signal = clientSignal(ctx);
    let opened = await openJob(ctx, project.id, request);
    let job = await awaitJob(jobs, opened.id, signal);
    while (job && !asksForTheSame(opened.request, request) && !signal.aborted) {
      const latest = await jobs.latest(project.id);
      // Another who waited for the same may have been quicker.
      const isAskedFor = latest && latest.id !== opened.id && asksForTheSame(latest.request, request);
      opened = isAskedFor ? latest : await openJob(ctx, project.id, request);
      job = await awaitJob(jobs, opened.id, signal);
    }
    signal.throwIfAborted();
    if (!job) throw new ApiError(jobs.closed ? "unavailable" : "project_not_found");
    if (job.status === "failed") {
      const code = job.error && isApiErrorCode(job.error) ? job.error : "generation_failed";
      throw new ApiError(code, job.message ?? undefined);
    }
  }

  /** Tells a client that is refused when to try again. */
  async function openJob(ctx: Context, projectId: string, request: JobRequest): Promise<Job> {
    try {
      return await jobs.open(projectId, request);
    } catch (error) {
      if (isApiError(error, "too_many_queued", "queue_full")) ctx.set("Retry-After", RETRY_AFTER);
      throw error;
    }
  }
}

function asksForTheSame(one: JobRequest, other: JobRequest): boolean {
  return one.section === other.section && one.tempo === other.tempo && one.words === other.words;
}
