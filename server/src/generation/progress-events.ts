import { PassThrough, type Readable } from "node:stream";
import type { GenerationPhase, GenerationProgress, HeardSong } from "@nataraj/sdk/contract";
import type { Job } from "../jobs/job.ts";
import type { JobStore } from "../jobs/job-store.ts";
import { type WatchedJob, watchJob } from "../jobs/watch-job.ts";

/** Keeps proxies from closing a quiet stream. Milliseconds. */
const HEARTBEAT_MS = 15_000;

/** Stages in which nobody waits for what is heard. */
const MUTE: readonly GenerationPhase[] = ["queued", "done", "failed"];

/**
 * A job's progress as server-sent events, to its end; comments in quiet times.
 * @param hear Reads what is heard of the song by now. Asked once for each stage: what one stage hears, the next begins with.
 */
export function progressStream(
  jobs: JobStore,
  job: Job,
  hear: () => Promise<HeardSong | undefined>,
  signal: AbortSignal,
): Readable {
  const stream = new PassThrough();
  // Nobody reads the events of a HEAD: its stream is closed although the client has not left before the answer.
  const closed = new AbortController();
  stream.once("close", () => closed.abort());
  const ends = AbortSignal.any([signal, closed.signal]);
  const heartbeat = setInterval(() => stream.write(": still here\n\n"), HEARTBEAT_MS);
  const follow = async () => {
    let stage: GenerationPhase | undefined;
    for await (const state of watchJob(jobs, job.id, ends)) {
      const hears = state.stage !== stage && !MUTE.includes(state.stage);
      stage = state.stage;
      stream.write(progressEvent(state, hears ? await hear() : undefined));
    }
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
export function progressEvent(
  { stage, progress, place, message, error }: Pick<WatchedJob, "stage" | "progress" | "place" | "message" | "error">,
  heard?: HeardSong,
): string {
  const data: GenerationProgress = {
    stage,
    progress,
    ...(place !== undefined && { place }),
    ...(heard && { heard }),
    ...(message && { message }),
    ...(error && { code: error }),
  };
  return `event: progress\ndata: ${JSON.stringify(data)}\n\n`;
}
