/**
 * Runs one task at a time. A new task aborts the one before, and a result that comes all the same is discarded.
 */
export function createLatestOnly<T>(discard: (late: T) => void) {
  let pending: AbortController | undefined;
  return {
    /** @returns what the task has made, or undefined when another has taken its place. */
    async run(task: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
      pending?.abort();
      const own = new AbortController();
      pending = own;
      try {
        const made = await task(own.signal);
        if (!own.signal.aborted) return made;
        discard(made);
        return undefined;
      } catch (error) {
        if (own.signal.aborted) return undefined;
        throw error;
      }
    },
    /** Stops what is under way. */
    stop(): void {
      pending?.abort();
    },
  };
}
