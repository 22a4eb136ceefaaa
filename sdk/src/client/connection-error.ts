import { ERROR_TEXTS } from "../contract/error-texts.ts";

/** No answer came: the server is down, the line is, or it took too long. Its message is for the person. */
export class ConnectionError extends Error {
  override readonly name = "ConnectionError";
  /** Whether the answer was given up after the call's time-out. */
  readonly isTimeout: boolean;

  constructor(cause?: unknown) {
    const isTimeout = isTimeoutError(cause);
    // ky's time-out has the request in it, which may hold a password.
    const options = cause === undefined || isTimeout ? undefined : { cause };
    super(isTimeout ? ERROR_TEXTS.connectionTimedOut : ERROR_TEXTS.connectionFailed, options);
    this.isTimeout = isTimeout;
  }
}

const isTimeoutError = (error: unknown) => error instanceof Error && error.name === "TimeoutError";

/** The error that a failed fetch means: a `ConnectionError` where no answer came, else the error itself. */
export function connectionErrorOf(error: unknown): unknown {
  // `fetch` throws a TypeError where no answer came, with words that differ between browsers ("Failed to fetch").
  return error instanceof TypeError || isTimeoutError(error) ? new ConnectionError(error) : error;
}

/**
 * The outcome of a fetch, with errors that can be shown.
 * @throws {ConnectionError} where no answer came; other errors of the fetch as they are.
 */
export function answered<T>(call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    throw connectionErrorOf(error);
  });
}
