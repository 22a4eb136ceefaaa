import { withinWait } from "./within-wait.ts";

export interface RetryingTaskOptions {
  /** Does what is to be done, all that there is; rejects when something is left to do. */
  work(): Promise<void>;
  /** Told of each run that failed. */
  onFailure(error: unknown): void;
  /** How long after a failed run the next begins; doubled with each that fails, up to the second. Milliseconds. */
  backOff?: { firstMs: number; mostMs: number };
}

const BACK_OFF = { firstMs: 1_000, mostMs: 30_000 };

/** Work that is asked for, done one run at a time, and repeated until it succeeds. */
export class RetryingTask {
  readonly #options: Required<RetryingTaskOptions>;
  #failures = 0;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  #isStopped = false;

  constructor(options: RetryingTaskOptions) {
    this.#options = { backOff: BACK_OFF, ...options };
  }

  /** Asks for a run that begins from now on. Resolves when it has ended, well or not, and after two seconds at the latest. */
  async request(): Promise<void> {
    await withinWait(this.#enqueue());
  }

  /** Begins no further run, and waits for the one at work, but not for long. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await withinWait(this.#running);
  }

  /** All who ask while a run is at work share the one after it. */
  #enqueue(): Promise<void> {
    if (!this.#running) return this.#begin();
    this.#next ??= this.#running.then(() => {
      this.#next = undefined;
      return this.#begin();
    });
    return this.#next;
  }

  #begin(): Promise<void> {
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isStopped) return;
    try {
      await this.#options.work();
      this.#failures = 0;
    } catch (error) {
      this.#options.onFailure(error);
      const { firstMs, mostMs } = this.#options.backOff;
      const delay = Math.min(firstMs * 2 ** this.#failures++, mostMs);
      if (!this.#isStopped) this.#timer = setTimeout(() => void this.#enqueue(), delay).unref();
    }
  }
}
