import type { GenerationProgress } from "@nataraj/sdk/contract";
import type { Job } from "../jobs/job.ts";
import type { JobStore } from "../jobs/job-store.ts";
import { watchJob } from "../jobs/watch-job.ts";

/** Keeps proxies from closing a quiet stream. Milliseconds. */
const HEARTBEAT = 15_000;

/** A job's progress as server-sent events, to its end; comments in quiet times. */
export async function* progressEvents(jobs: JobStore, job: Job, signal: AbortSignal): AsyncGenerator<string> {
  const states = watchJob(jobs, job.id, signal);
  let next = states.next();
  while (!signal.aborted) {
    const heartbeat = jobs.changed("heartbeat", { wait: HEARTBEAT, signal }).then(() => undefined);
    const result = await Promise.race([next, heartbeat]);
    if (!result) yield ": still here\n\n";
    else if (result.done) return;
    else {
      yield progressEvent(result.value);
      next = states.next();
    }
  }
}

/** The event of one state of a job. */
export function progressEvent({ stage, progress, message }: Pick<Job, "stage" | "progress" | "message">): string {
  const data: GenerationProgress = { stage, progress, ...(message && { message }) };
  return `event: progress\ndata: ${JSON.stringify(data)}\n\n`;
}
