import { hasEnded, type Job } from "./job.ts";
import type { JobStore } from "./job-store.ts";

/** How long a change made by another process may stay unseen. Milliseconds. */
const POLL_MS = 1_000;

/**
 * Follows a job to its end: its state now, then each that differs. Ends with the job, when the job is removed, or when
 * the signal aborts or the server stops.
 */
export async function* watchJob(jobs: JobStore, id: string, signal: AbortSignal): AsyncGenerator<Job, void, void> {
  let seen = "";
  while (!signal.aborted && !jobs.closed) {
    const job = await jobs.find(id);
    if (!job) return;
    const state = `${job.stage} ${job.progress}`;
    if (state !== seen) yield job;
    seen = state;
    if (hasEnded(job)) return;
    await jobs.changed(id, { wait: POLL_MS, signal });
  }
}

/** The job when it has ended; undefined when it was removed, the signal aborted or the server stopped before. */
export async function awaitJob(jobs: JobStore, id: string, signal: AbortSignal): Promise<Job | undefined> {
  for await (const job of watchJob(jobs, id, signal)) if (hasEnded(job)) return job;
  return undefined;
}
