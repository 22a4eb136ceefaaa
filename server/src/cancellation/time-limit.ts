/** A signal that aborts after a time. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  /** Ends the waiting: its timer is given back. */
  end(): void;
}

/**
 * What `AbortSignal.timeout` is for, where `AbortSignal.any` is given it: Node 20 forgets such a signal when it collects
 * memory, and the time never ends (nodejs/node#57736).
 * @param ms Milliseconds.
 */
export function timeLimit(ms: number): TimeLimit {
  const controller = new AbortController();
  const late = () => controller.abort(new DOMException(`It took longer than ${ms} ms.`, "TimeoutError"));
  const timer = setTimeout(late, ms);
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}
