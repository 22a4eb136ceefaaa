/**
 * Asks a worker of its own one thing, and ends it.
 * @param transfer What of the request is handed over.
 * @throws {unknown} the signal's reason when aborted, and an error where the worker fails.
 */
export function askWorker<Answer>(
  worker: Worker,
  request: unknown,
  transfer: Transferable[],
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void) => {
      worker.terminate();
      signal.removeEventListener("abort", stop);
      settle();
    };
    const stop = () => finish(() => reject(signal.reason));
    signal.addEventListener("abort", stop);
    worker.onmessage = (event: MessageEvent<Answer>) => finish(() => resolve(event.data));
    worker.onerror = (event) => finish(() => reject(new Error(event.message || "The worker failed.")));
    worker.postMessage(request, transfer);
  });
}
