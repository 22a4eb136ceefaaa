import { hasEnded, type Job } from "./job.ts";
import type { JobStore } from "./job-store.ts";

/** A state of a job for those who follow it. */
export interface WatchedJob extends Job {
  /** Its place among those that wait for a worker, from 1; once it has been begun, among those that wait for a stage. */
  place?: number | undefined;
}

/**
 * Follows a job to its end: its state now, then each that differs. Ends with the job, when the job is removed, or when
 * the signal aborts or the server stops.
 */
export async function* watchJob(
  jobs: JobStore,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<WatchedJob, void, void> {
  const ends = AbortSignal.any([signal, jobs.closing]);
  const follower = jobs.news.follow(id);
  try {
    let seen = "";
    while (!ends.aborted) {
      const job = await jobs.find(id);
      if (!job) return;
      const isWaiting = job.stage === "queued";
      const place = isWaiting ? await jobs.placeOf(id) : job.detail.place;
      const state = `${job.stage} ${job.progress} ${place} ${job.detail.words}`;
      if (state !== seen) yield { ...job, place };
      seen = state;
      if (hasEnded(job)) return;
      await follower.next({ queueToo: isWaiting, signal: ends });
    }
  } finally {
    follower.close();
  }
}

/** A project's latest job, waited for where there is none yet; undefined when the signal aborts or the server stops before. */
export async function awaitLatestJob(jobs: JobStore, projectId: string, signal: AbortSignal): Promise<Job | undefined> {
  const ends = AbortSignal.any([signal, jobs.closing]);
  const follower = jobs.news.follow(projectId);
  try {
    while (!ends.aborted) {
      const job = await jobs.latest(projectId);
      if (job) return job;
      await follower.next({ queueToo: true, signal: ends });
    }
    return undefined;
  } finally {
    follower.close();
  }
}

/** The job when it has ended; undefined when it was removed, the signal aborted or the server stopped before. */
export async function awaitJob(jobs: JobStore, id: string, signal: AbortSignal): Promise<Job | undefined> {
  for await (const job of watchJob(jobs, id, signal)) if (hasEnded(job)) return job;
  return undefined;
}
