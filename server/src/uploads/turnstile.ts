/**
 * Lets work through a few at a time, and only one at a time for each person, in order of arrival. Fifty uploads of one
 * user at once thus wait for each other, and find the limit reached, before any work is wasted on them.
 */
export class Turnstile {
  readonly #width: number;
  #inside = 0;
  readonly #busy = new Set<string>();
  readonly #waiting: { person: string; enter: () => void }[] = [];

  constructor(width: number) {
    this.#width = width;
  }

  /** Runs the work when it is its turn. @throws the signal's reason when it aborts before. */
  async pass<T>(person: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.#turn(person, signal);
    try {
      return await work();
    } finally {
      this.#inside--;
      this.#busy.delete(person);
      this.#admit();
    }
  }

  #turn(person: string, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        reject(signal?.reason);
      };
      const entry = {
        person,
        enter: () => {
          signal?.removeEventListener("abort", leave);
          resolve();
        },
      };
      signal?.addEventListener("abort", leave, { once: true });
      this.#waiting.push(entry);
      this.#admit();
    });
  }

  #admit(): void {
    while (this.#inside < this.#width) {
      const next = this.#waiting.findIndex(({ person }) => !this.#busy.has(person));
      const [entry] = next < 0 ? [] : this.#waiting.splice(next, 1);
      if (!entry) return;
      this.#inside++;
      this.#busy.add(entry.person);
      entry.enter();
    }
  }
}
