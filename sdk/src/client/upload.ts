import type { ApiErrorOptions } from "../contract/index.ts";
import { retryAfterOf } from "./answers.ts";
import { ConnectionError } from "./connection-error.ts";

/** What came back for an upload. */
export interface UploadAnswer {
  status: number;
  body: string;
  /** What it says beside its body. */
  details: ApiErrorOptions;
}

export interface UploadOptions {
  /** Hears of the share sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal?: AbortSignal | undefined;
  method?: string;
  headers?: Record<string, string>;
}

/**
 * Sends a form by XMLHttpRequest, the one way that tells how much was sent: streamed fetch bodies fail in Chromium over
 * HTTP/1.1. No time-out: a song on a slow line takes its time.
 * @throws {ConnectionError} when no answer came; the signal's reason when it was aborted.
 */
export function uploadForm(
  url: string,
  form: FormData,
  { onProgress, signal, method = "post", headers = {} }: UploadOptions,
): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const settle = (act: () => void) => () => {
      signal?.removeEventListener("abort", abort);
      act();
    };
    request.open(method.toUpperCase(), url);
    request.setRequestHeader("accept", "application/json");
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.addEventListener("progress", (event) => {
      if (event.lengthComputable && event.total > 0) onProgress(event.loaded / event.total);
    });
    request.addEventListener(
      "load",
      settle(() =>
        resolve({
          status: request.status,
          body: request.responseText,
          details: {
            retryAfter: retryAfterOf(request.getResponseHeader("retry-after")),
            requestId: request.getResponseHeader("x-request-id") ?? undefined,
            statusText: request.statusText || undefined,
          },
        }),
      ),
    );
    request.addEventListener(
      "error",
      settle(() => reject(new ConnectionError())),
    );
    request.addEventListener(
      "abort",
      settle(() => reject(signal?.reason ?? new DOMException("The upload was aborted.", "AbortError"))),
    );
    signal?.addEventListener("abort", abort, { once: true });
    request.send(form);
  });
}
