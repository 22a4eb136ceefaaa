import type { SolverAnswer, SolverReply, SolverRequest } from "./requests.ts";

interface Job {
  request: SolverRequest;
  signal: AbortSignal | undefined;
  resolve(answer: SolverAnswer): void;
  reject(error: unknown): void;
}

/** After so long without work a worker is given back, milliseconds. Until then it keeps the moves that it has compiled. */
const IDLE_MS = 60_000;

/**
 * Has scores solved one at a time, in a worker of their own, what was asked for last first: an edit does not wait for the
 * previews before it. Where there are no workers, as in Node, or where a page forbids them, they are solved in place.
 */
export class SolverQueue {
  readonly #waiting: Job[] = [];
  #worker: Worker | undefined;
  #running: Job | undefined;
  #forbidden = typeof Worker === "undefined";
  #idle: ReturnType<typeof setTimeout> | undefined;

  /** @throws the signal's reason when it is aborted. */
  run(request: SolverRequest, signal?: AbortSignal): Promise<SolverAnswer> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const job: Job = { request, signal, resolve, reject };
      signal?.addEventListener("abort", () => this.#abort(job), { once: true });
      this.#waiting.push(job);
      // Whatever is asked for in the same task may abort it: nothing is done for that.
      queueMicrotask(() => this.#next());
    });
  }

  #abort(job: Job): void {
    const at = this.#waiting.indexOf(job);
    if (at >= 0) this.#waiting.splice(at, 1);
    job.reject(job.signal?.reason);
    if (job !== this.#running || !job.request.ensemble) return;
    // A dance is solved in a moment, but an ensemble takes its time.
    this.#stopWorker();
    this.#running = undefined;
    this.#next();
  }

  #next(): void {
    if (this.#running) return;
    clearTimeout(this.#idle);
    this.#running = this.#waiting.pop();
    if (!this.#running) {
      if (this.#worker) this.#idle = setTimeout(() => this.#stopWorker(), IDLE_MS);
      return;
    }
    if (this.#forbidden) void this.#inPlace(this.#running);
    else this.#inWorker(this.#running);
  }

  #inWorker(job: Job): void {
    try {
      this.#worker ??= new Worker(new URL("./solver-worker.js", import.meta.url), { type: "module" });
    } catch {
      this.#withoutWorker(job);
      return;
    }
    this.#worker.onmessage = ({ data }: { data: SolverReply }) => {
      if ("error" in data) job.reject(new Error(data.error));
      else job.resolve(data.answer);
      this.#done(job);
    };
    // The worker's file cannot be had.
    this.#worker.onerror = () => this.#withoutWorker(job);
    this.#worker.postMessage(job.request);
  }

  #withoutWorker(job: Job): void {
    this.#stopWorker();
    this.#forbidden = true;
    void this.#inPlace(job);
  }

  async #inPlace(job: Job): Promise<void> {
    try {
      const { answer } = await import("./answer.ts");
      if (!job.signal?.aborted) job.resolve(answer(job.request));
    } catch (error) {
      job.reject(error);
    }
    this.#done(job);
  }

  #done(job: Job): void {
    if (this.#running !== job) return;
    this.#running = undefined;
    this.#next();
  }

  #stopWorker(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }
}
