import { EventEmitter } from "node:events";
import type { Job } from "./job.ts";

/** A change of a job. */
export interface JobChange {
  id: string;
  status: Job["status"] | "removed";
  /** Whether a job has come into the queue, left it or changed its place in it. */
  moved: boolean;
}

/** Follows one job, from the moment it is asked for on. `close()` it. */
export interface JobFollower {
  /** Resolves at the next change that was not told of yet, of the job or, if asked for, of the queue; or after a while. */
  next(options: { queueToo: boolean; signal: AbortSignal }): Promise<void>;
  close(): void;
}

const QUEUE = "queue";

/** Tells those in this process who wait for changes of jobs. */
export class JobNews {
  readonly #changes = new EventEmitter().setMaxListeners(0);
  readonly #maxWaitMs: () => number;

  /** @param maxWaitMs After how long a follower looks for itself: news may be lost. Milliseconds. */
  constructor(maxWaitMs: () => number) {
    this.#maxWaitMs = maxWaitMs;
  }

  publish(change: JobChange): void {
    this.#changes.emit(jobTopic(change.id), change);
    this.#changes.emit(workerTopic(change.id), change);
    if (change.moved) this.#changes.emit(QUEUE, change);
  }

  /** Tells everybody to look: it is not known what was missed. */
  publishUnknown(): void {
    for (const topic of this.#changes.eventNames()) this.#changes.emit(topic);
  }

  /** Calls its worker's function at each change of a job, until the signal aborts. */
  onOwnJob(id: string, act: (change?: JobChange) => void, signal: AbortSignal): void {
    this.#on(workerTopic(id), act, signal);
  }

  /** Calls a function at each change of the queue, until the signal aborts. */
  onQueue(act: (change?: JobChange) => void, signal: AbortSignal): void {
    this.#on(QUEUE, act, signal);
  }

  follow(id: string): JobFollower {
    const closed = new AbortController();
    const unseen = { job: false, queue: false };
    let wake = () => {};
    const note = (what: keyof typeof unseen) => () => {
      unseen[what] = true;
      wake();
    };
    this.#on(jobTopic(id), note("job"), closed.signal);
    this.onQueue(note("queue"), closed.signal);
    return {
      next: async ({ queueToo, signal }) => {
        const isTold = () => unseen.job || (queueToo && unseen.queue);
        if (!isTold() && !signal.aborted) {
          await new Promise<void>((resolve) => {
            const end = () => {
              clearTimeout(timer);
              signal.removeEventListener("abort", end);
              wake = () => {};
              resolve();
            };
            const timer = setTimeout(end, this.#maxWaitMs());
            signal.addEventListener("abort", end);
            wake = () => isTold() && end();
          });
        }
        Object.assign(unseen, { job: false, queue: false });
      },
      close: () => closed.abort(),
    };
  }

  /** How many follow a job. */
  listeners(id: string): number {
    return this.#changes.listenerCount(jobTopic(id));
  }

  #on(topic: string, act: (change?: JobChange) => void, signal: AbortSignal): void {
    this.#changes.on(topic, act);
    signal.addEventListener("abort", () => this.#changes.off(topic, act), { once: true });
  }
}

function workerTopic(id: string): string {
  return `worker of ${id}`;
}

function jobTopic(id: string): string {
  return `job ${id}`;
}
