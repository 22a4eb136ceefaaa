/**
 * A promise that does not make those wait who have given up.
 * @param graceMs how long it may still take to settle after the abort; 0: not at all
 * @throws what the promise rejects with; the signal's reason when aborted, and the promise has not settled in time.
 */
export async function untilAborted<T>(promise: Promise<T>, signal: AbortSignal, graceMs = 0): Promise<T> {
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      promise.then(resolve, reject);
      const onAbort = () => {
        const leave = () => reject(signal.reason);
        if (graceMs > 0) timer = setTimeout(leave, graceMs);
        else leave();
      };
      if (signal.aborted) onAbort();
      else signal.addEventListener("abort", onAbort, { signal: over.signal });
    });
  } finally {
    over.abort();
    clearTimeout(timer);
  }
}
