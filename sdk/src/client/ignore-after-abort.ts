/**
 * The outcome of a call for as long as somebody wants it: once the signal is aborted, the promise stays open instead of
 * rejecting. React's StrictMode stops and restarts a machine, and the restarted one would take the rejection of the
 * stopped one's call for its own.
 */
export function ignoreAfterAbort<T>(call: Promise<T>, signal: AbortSignal): Promise<T> {
  return call.catch((error: unknown) => {
    if (signal.aborted) return new Promise<never>(() => undefined);
    throw error;
  });
}
