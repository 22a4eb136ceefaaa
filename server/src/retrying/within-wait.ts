import { setTimeout as sleep } from "node:timers/promises";

/** How long somebody waits for a run before it goes on without them; also the stop. Tests change it. */
export const backgroundWait = { ms: 2_000 };

/** Resolves with the work, and after two seconds at the latest. */
export async function withinWait(work: Promise<void> | undefined): Promise<void> {
  const over = new AbortController();
  await Promise.race([work, sleep(backgroundWait.ms, undefined, { signal: over.signal, ref: false }).catch(() => {})]);
  over.abort();
}
