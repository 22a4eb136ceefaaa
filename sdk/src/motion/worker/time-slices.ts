/** Milliseconds that a slice of work takes before others have their turn; a step of the work may take it a little further. */
const SLICE_MS = 8;

/**
 * Works in slices, between which a page can draw and hear its buttons, and a server can answer.
 * @throws the signal's reason when it is aborted.
 */
export async function inSlices<T>(steps: Iterator<void, T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    await nextTask();
    signal?.throwIfAborted();
    const end = performance.now() + SLICE_MS;
    do {
      const step = steps.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
  }
}

/** Works through all steps at once. */
export function atOnce<T>(steps: Iterator<void, T>): T {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Resolves in a task of its own. A message is not held back in a hidden page, as a timer is. */
export function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
