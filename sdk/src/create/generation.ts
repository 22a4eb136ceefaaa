import type { NatarajClient } from "../client/client.ts";
import { ApiError, isApiError, isApiErrorCode } from "../contract/errors.ts";
import type { GenerationProgress } from "../contract/generation.ts";

/** How long to wait before a stream that ended too early is opened again, in milliseconds. */
const REOPEN_MS = 1_500;

/** How long after a cancellation its generation has to end before it can be cancelled again, in milliseconds. */
export const CANCEL_DELAY_MS = 3_000;

/** What {@link generate} needs; `wait` is a timer that an abort ends early. */
export interface GenerateOptions {
  /** Stops waiting; the job goes on. */
  signal?: AbortSignal;
  onProgress: (progress: GenerationProgress) => void;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

type GenerationClient = Pick<NatarajClient, "generateDance" | "generation">;

/**
 * Generates a project's dance and tells of its progress.
 *
 * The answer of `generatedance` decides; the stream of events only fills the bar, because it may begin with the end of
 * an earlier try. Where no answer comes (a proxy that gives up on a long request, a lost connection), the job goes on
 * without us, and then the stream decides.
 * @throws {ApiError} what the generation ended with.
 * @example await generate(client, projectID, { onProgress: ({ stage, progress }) => console.log(stage, progress) });
 */
export async function generate(client: GenerationClient, projectID: string, options: GenerateOptions): Promise<void> {
  const { signal = new AbortController().signal, onProgress, wait = timer } = options;
  const watching = new AbortController();
  const stopWatching = () => watching.abort();
  signal.addEventListener("abort", stopWatching, { once: true });
  const request = client.generateDance(projectID, { signal });
  void watch(client, projectID, { signal: watching.signal, onProgress, wait });
  try {
    await request;
  } catch (error) {
    if (isApiError(error) || signal.aborted) throw error;
    stopWatching();
    await followToItsEnd(client, projectID, options, error);
  } finally {
    stopWatching();
    signal.removeEventListener("abort", stopWatching);
  }
}

/** Shows the job's events until it is told to stop. A stream that breaks or ends early is opened again. */
async function watch(client: GenerationClient, projectID: string, options: Required<GenerateOptions>): Promise<void> {
  const { signal, onProgress, wait } = options;
  while (!signal.aborted) {
    try {
      for await (const event of client.generation(projectID, { signal })) {
        if (signal.aborted) return;
        if (event.stage !== "done" && event.stage !== "failed") onProgress(event);
      }
    } catch {
      // The bar stands still for a moment; the request's own answer says whether anything is wrong.
    }
    await wait(REOPEN_MS, signal);
  }
}

async function followToItsEnd(
  client: GenerationClient,
  projectID: string,
  { signal, onProgress }: Pick<GenerateOptions, "signal" | "onProgress">,
  cause: unknown,
): Promise<void> {
  let last: GenerationProgress | undefined;
  try {
    for await (const event of client.generation(projectID, signal ? { signal } : {})) {
      last = event;
      if (event.stage === "done") return;
      if (event.stage === "failed") break;
      onProgress(event);
    }
  } catch {
    throw cause;
  }
  if (last?.stage === "failed") throw failureOf(last, cause);
  throw cause;
}

/** What a generation ended with, by the last event of its stream. */
export function failureOf({ code, message }: GenerationProgress, cause?: unknown): ApiError {
  const known = code !== undefined && isApiErrorCode(code) ? code : "generation_failed";
  return new ApiError(known, message, { cause });
}

function timer(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(handle);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const handle = setTimeout(end, milliseconds);
    signal.addEventListener("abort", end, { once: true });
  });
}
