/**
 * Lets work through a few at a time, and only one at a time for each key, in order of arrival. Fifty uploads of one
 * user at once thus wait for each other, and find the limit reached, before any work is wasted on them.
 */
export class KeyedSemaphore {
  readonly #limit: number;
  #running = 0;
  readonly #busyKeys = new Set<string>();
  readonly #waiting: { key: string; start: () => void }[] = [];

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Runs the work when it is its turn. @throws the signal's reason when it aborts before. */
  async run<T>(key: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#acquire(key, signal);
    try {
      return await work();
    } finally {
      this.#running--;
      this.#busyKeys.delete(key);
      this.#startWaiting();
    }
  }

  #acquire(key: string, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const cancel = () => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        reject(signal?.reason);
      };
      const entry = {
        key,
        start: () => {
          signal?.removeEventListener("abort", cancel);
          resolve();
        },
      };
      signal?.addEventListener("abort", cancel, { once: true });
      this.#waiting.push(entry);
      this.#startWaiting();
    });
  }

  #startWaiting(): void {
    while (this.#running < this.#limit) {
      const next = this.#waiting.findIndex(({ key }) => !this.#busyKeys.has(key));
      const [entry] = next < 0 ? [] : this.#waiting.splice(next, 1);
      if (!entry) return;
      this.#running++;
      this.#busyKeys.add(entry.key);
      entry.start();
    }
  }
}
