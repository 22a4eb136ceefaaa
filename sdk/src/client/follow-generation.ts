import { ApiError, GenerationProgress } from "../contract/index.ts";
import { readAnswer } from "./answers.ts";
import { connectionErrorOf } from "./connection-error.ts";
import { readEvents } from "./event-stream.ts";

export interface GenerationCalls {
  /** Opens the stream of events. */
  open(): Promise<Response>;
  /** The job as it is now. */
  ask(): Promise<GenerationProgress>;
}

/** How often a job is asked for where its events cannot be read. */
const POLL_MS = 1_000;

/** React Native's answers have no body to read while it comes, and come when they are whole. */
const canStream = () => typeof Response !== "undefined" && "body" in Response.prototype;

const hasEnded = ({ stage }: GenerationProgress) => stage === "done" || stage === "failed";

/**
 * The states of a job until it has ended: by its events, or asked for again and again where a body cannot be read as it
 * comes.
 */
export async function* followGeneration(
  { open, ask }: GenerationCalls,
  signal: AbortSignal | undefined,
): AsyncGenerator<GenerationProgress, void, void> {
  const body = canStream() ? (await open()).body : null;
  if (!body) return yield* poll(ask, signal);
  try {
    for await (const { event, data } of readEvents(body)) {
      if (event !== "progress") continue;
      const progress = readAnswer(GenerationProgress, data);
      yield progress;
      if (hasEnded(progress)) return;
    }
  } catch (error) {
    throw connectionErrorOf(error);
  }
  signal?.throwIfAborted();
  // The connection ended before the job did.
  throw new ApiError("unavailable");
}

async function* poll(
  ask: GenerationCalls["ask"],
  signal: AbortSignal | undefined,
): AsyncGenerator<GenerationProgress, void, void> {
  let seen = "";
  for (;;) {
    const progress = await ask();
    const state = JSON.stringify(progress);
    if (state !== seen) yield progress;
    seen = state;
    if (hasEnded(progress)) return;
    await pause(signal);
  }
}

/** @throws The signal's reason when it is aborted. */
function pause(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, POLL_MS);
    signal?.addEventListener("abort", stop, { once: true });
  });
}
