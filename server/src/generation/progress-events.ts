import { PassThrough, type Readable } from "node:stream";
import type { GenerationPhase, GenerationProgress, HeardSong } from "@nataraj/sdk/contract";
import type { Job } from "../jobs/job.ts";
import type { JobStore } from "../jobs/job-store.ts";
import { awaitLatestJob, type WatchedJob, watchJob } from "../jobs/watch-job.ts";

/** Keeps proxies from closing a quiet stream. Milliseconds. */
const HEARTBEAT_MS = 15_000;

/** Stages in which nobody waits for what is heard. */
const MUTE: readonly GenerationPhase[] = ["queued", "done", "failed"];

/**
 * The progress of a project's latest job as server-sent events, to its end; comments in quiet times. Whoever asks before
 * there is a job gets its events as soon as it is there.
 * @param hear Reads what is heard of the song by now. Called once for each stage, since a stage's results are stored before the next.
 */
export function progressStream(
  jobs: JobStore,
  projectId: string,
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
    const job = await awaitLatestJob(jobs, projectId, ends);
    if (!job) return;
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

/** What is told of a job. */
type JobState = Pick<WatchedJob, "stage" | "progress" | "place" | "message" | "error"> &
  Partial<Pick<WatchedJob, "detail">>;

/** The state of a project whose dance is there, and whose job is long gone. */
export const DONE: JobState = { stage: "done", progress: 1, message: null, error: null };

/** A job as it is now, or the dance that is there without one. */
export async function presentProgress(jobs: JobStore, job: Job | undefined): Promise<GenerationProgress> {
  if (!job) return progressOf(DONE);
  return progressOf({ ...job, place: job.stage === "queued" ? await jobs.placeOf(job.id) : undefined });
}

/** The event of one state of a job. */
export function progressEvent(state: JobState, heard?: HeardSong): string {
  return `event: progress\ndata: ${JSON.stringify(progressOf(state, heard))}\n\n`;
}

function progressOf(
  { stage, progress, place, message, error, detail }: JobState,
  heard?: HeardSong,
): GenerationProgress {
  return {
    stage,
    progress,
    ...(place !== undefined && { place }),
    ...(heard && { heard }),
    ...(detail?.words && stage === "transcribing" && { words: detail.words }),
    ...(detail?.moves && stage === "choreographing" && { moves: [...detail.moves] }),
    ...(message && { message }),
    ...(error && { code: error }),
  };
}
