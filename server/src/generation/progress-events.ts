import { PassThrough, type Readable } from "node:stream";
import type { GenerationProgress } from "@nataraj/sdk/contract";
import type { Job } from "../jobs/job.ts";
import type { JobStore } from "../jobs/job-store.ts";
import { type WatchedJob, watchJob } from "../jobs/watch-job.ts";

/** Keeps proxies from closing a quiet stream. Milliseconds. */
const HEARTBEAT_MS = 15_000;

/** A job's progress as server-sent events, to its end; comments in quiet times. */
export function progressStream(jobs: JobStore, job: Job, signal: AbortSignal): Readable {
  const stream = new PassThrough();
  // Nobody reads the events of a HEAD: its stream is closed although the client has not left before the answer.
  const closed = new AbortController();
  stream.once("close", () => closed.abort());
  const ends = AbortSignal.any([signal, closed.signal]);
  const heartbeat = setInterval(() => stream.write(": still here\n\n"), HEARTBEAT_MS);
  const follow = async () => {
    for await (const state of watchJob(jobs, job.id, ends)) stream.write(progressEvent(state));
  };
  follow()
    .then(
      () => stream.end(),
      (error) => stream.destroy(error),
    )
    .finally(() => clearInterval(heartbeat));
  return stream;
}

/** The event of one state of a job. */
export function progressEvent({
  stage,
  progress,
  place,
  message,
  error,
  detail,
}: Pick<WatchedJob, "stage" | "progress" | "place" | "message" | "error"> &
  Partial<Pick<WatchedJob, "detail">>): string {
  const data: GenerationProgress = {
    stage,
    progress,
    ...(place !== undefined && { place }),
    ...(detail?.words && stage === "transcribing" && { words: detail.words }),
    ...(message && { message }),
    ...(error && { code: error }),
  };
  return `event: progress\ndata: ${JSON.stringify(data)}\n\n`;
}
