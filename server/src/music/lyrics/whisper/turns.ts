/** Lets one work at a time, in order of arrival, and tells those who wait their place. */
export class Turns {
  readonly #waiting: { tell(place: number): void; start(): void }[] = [];
  #isBusy = false;

  /**
   * @param onPlace gets the place among those that wait, from 1, and again when it changes
   * @throws the signal's reason when it aborts before the work has begun.
   */
  async run<T>(
    work: () => Promise<T>,
    { signal, onPlace }: { signal: AbortSignal; onPlace(place: number): void },
  ): Promise<T> {
    signal.throwIfAborted();
    if (this.#isBusy) await this.#wait(signal, onPlace);
    this.#isBusy = true;
    try {
      return await work();
    } finally {
      this.#isBusy = false;
      this.#startNext();
    }
  }

  #wait(signal: AbortSignal, onPlace: (place: number) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1);
        this.#tellPlaces();
        reject(signal.reason);
      };
      const entry = {
        tell: onPlace,
        start: () => {
          signal.removeEventListener("abort", leave);
          resolve();
        },
      };
      signal.addEventListener("abort", leave, { once: true });
      this.#waiting.push(entry);
      onPlace(this.#waiting.length);
    });
  }

  #startNext(): void {
    const next = this.#waiting.shift();
    if (!next) return;
    // Taken at once, so that nobody who comes now is faster.
    this.#isBusy = true;
    next.start();
    this.#tellPlaces();
  }

  #tellPlaces(): void {
    for (const [i, { tell }] of this.#waiting.entries()) tell(i + 1);
  }
}
