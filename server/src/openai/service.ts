import OpenAI from "openai";
import { timeLimit } from "../cancellation/time-limit.ts";
import { untilAborted } from "../cancellation/until-aborted.ts";
import { boundedFetch } from "./bounded-fetch.ts";

/** Where a service is that speaks OpenAI's protocol, and what it may take. */
export interface ServiceOptions {
  /** Absent for servers that want none. */
  apiKey?: string | undefined;
  /** Absent for OpenAI itself. */
  baseURL?: string | undefined;
  /** For a whole call, a second try included. Milliseconds. */
  timeoutMs: number;
  /** The longest answer that is read. Bytes. */
  maxBytes: number;
}

/** A service that is called within bounds of time and memory, also where its answer is large or never ends. */
export interface Service {
  /**
   * Makes a call, and a second one where the first failed in passing.
   * @throws what the call rejects with; a TimeoutError; the signal's reason when aborted.
   */
  call<T>(make: (client: OpenAI, options: { signal: AbortSignal }) => Promise<T>, signal?: AbortSignal): Promise<T>;
}

/** A service that wants to be left alone for longer is not waited for. Milliseconds. */
const MAX_RETRY_AFTER_MS = 5_000;

export function openService({ apiKey, baseURL, timeoutMs, maxBytes }: ServiceOptions): Service {
  const client = new OpenAI({
    // The client insists on a key.
    apiKey: apiKey ?? "none",
    baseURL: baseURL ?? null,
    timeout: timeoutMs,
    maxRetries: 1,
    logLevel: "off",
    fetch: boundedFetch({ maxBytes, maxRetryAfterMs: MAX_RETRY_AFTER_MS }),
  });
  return {
    async call(make, signal) {
      signal?.throwIfAborted();
      // The client's own time-out ends with the answer's headers, and its sleep before a second try hears no signal.
      const limit = timeLimit(timeoutMs);
      const either = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
      try {
        return await untilAborted(make(client, { signal: either }), either);
      } finally {
        limit.end();
      }
    },
  };
}
