/** What a service may cost its caller. */
export interface FetchBounds {
  /** An answer that is longer is broken off. Bytes, as unpacked. */
  maxBytes: number;
  /** A service that asks to come again later than this is not asked again. Milliseconds. */
  maxRetryAfterMs: number;
}

/** An answer was longer than it may be. */
class AnswerTooLongError extends Error {
  override readonly name = "AnswerTooLongError";
}

/**
 * A `fetch` for the openai package, which reads answers whole, however long they are, and sleeps for as long as
 * `Retry-After` says, however long that is.
 */
export function boundedFetch({ maxBytes, maxRetryAfterMs }: FetchBounds): typeof fetch {
  return async (input, init) => {
    const answer = await fetch(input, init);
    const headers = new Headers(answer.headers);
    // The package's own header: it then rejects with the answer's error at once.
    if (retryAfterMs(headers) > maxRetryAfterMs) headers.set("x-should-retry", "false");
    const { status, statusText } = answer;
    return new Response(answer.body?.pipeThrough(limitBytes(maxBytes)) ?? null, { status, statusText, headers });
  };
}

/** What the package would wait: by `retry-after-ms`, or by seconds or a date in `retry-after`; 0 where neither is there. */
function retryAfterMs(headers: Headers): number {
  const milliseconds = Number.parseFloat(headers.get("retry-after-ms") ?? "");
  if (milliseconds) return milliseconds;
  const after = headers.get("retry-after") ?? "";
  const seconds = Number.parseFloat(after);
  const wait = Number.isNaN(seconds) ? Date.parse(after) - Date.now() : seconds * 1000;
  return Number.isNaN(wait) ? 0 : wait;
}

/** Passes bytes on, up to a limit; beyond it the stream fails, which ends the connection. */
function limitBytes(limit: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > limit) throw new AnswerTooLongError(`The answer is longer than ${limit} bytes.`);
      controller.enqueue(chunk);
    },
  });
}
