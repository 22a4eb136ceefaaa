import { randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { ApiError, type GenerationPhase } from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import type { Logger } from "pino";
import { untilAborted } from "../cancellation/until-aborted.ts";
import type { Job } from "./job.ts";
import { type JobStore, LEASE_MS } from "./job-store.ts";
import { isProcessAlive } from "./process-alive.ts";

/** What a job's work gets beside the job. */
export interface JobContext {
  /** Aborts when the server stops or the job is no longer wanted. */
  signal: AbortSignal;
  /** Publishes how far the work is. Not awaited: a lost step of the bar is no loss. */
  report(phase: GenerationPhase, progress: number): void;
}

/** Does a job and returns what writes its result, in one transaction with the job's end. */
export type JobWork = (job: Job, context: JobContext) => Promise<(transaction: Knex.Transaction) => Promise<void>>;

export interface JobRunnerOptions {
  jobs: JobStore;
  work: JobWork;
  logger: Logger;
  /** How many jobs this process runs at a time. */
  concurrency?: number;
  /** A job that takes longer has failed. Milliseconds. */
  limitMs?: number;
}

/** A job that has taken down its process so often is not begun again. */
const MAX_ATTEMPTS = 3;
/** How long a job queued by another process may wait unseen. Milliseconds. */
const POLL_MS = 2_000;
/** How often a worker says that it lives, and learns that another process has cancelled its job. Milliseconds. */
const HEARTBEAT_MS = LEASE_MS / 15;
/** Many times what a minute of music takes. */
const LIMIT_MS = 15 * 60_000;
/** How long the work may clean up after an abort. It is then left to itself, so that the stop does not wait for it. */
const GRACE_MS = 3_000;

/** Runs jobs until it is stopped; what it then leaves is resumed by the next runner. */
export class JobRunner {
  readonly #options: Required<JobRunnerOptions>;
  readonly #worker = `${hostname()}:${process.pid}:${randomUUID()}`;
  readonly #stop = new AbortController();
  readonly #loops: Promise<void>[] = [];

  constructor(options: JobRunnerOptions) {
    this.#options = { concurrency: 1, limitMs: LIMIT_MS, ...options };
  }

  async start(): Promise<void> {
    await this.#options.jobs.releaseAbandoned((worker) => {
      const [host, pid] = worker.split(":");
      return host !== hostname() || (Number(pid) !== process.pid && isProcessAlive(Number(pid)));
    });
    for (let lane = 0; lane < this.#options.concurrency; lane++) this.#loops.push(this.#run());
  }

  /** Resolves when no job is being worked on any more. */
  async stop(): Promise<void> {
    this.#stop.abort(new Error("The server stops."));
    await Promise.all(this.#loops);
  }

  async #run(): Promise<void> {
    const { jobs, logger } = this.#options;
    const { signal } = this.#stop;
    while (!signal.aborted) {
      try {
        const job = await jobs.claim(this.#worker);
        if (job) await this.#do(job);
        else await jobs.changed("queued", { wait: POLL_MS, signal });
      } catch (error) {
        logger.error({ err: error }, "jobs cannot be run at the moment");
        await jobs.changed("queued", { wait: POLL_MS, signal });
      }
    }
  }

  async #do(job: Job): Promise<void> {
    const { jobs, logger, work, limitMs } = this.#options;
    const gone = new AbortController();
    const over = new AbortController();
    const signal = AbortSignal.any([this.#stop.signal, gone.signal, AbortSignal.timeout(limitMs)]);
    const leave = () => gone.abort(new Error("The job is no longer wanted."));
    const keep = async (done?: { stage: GenerationPhase; progress: number }) => {
      if (!(await jobs.renew(job.id, this.#worker, done))) leave();
    };
    jobs.onCancelled(job.id, leave, over.signal);
    const complain = (error: unknown) => logger.warn({ err: error, job: job.id }, "progress was not kept");
    const heartbeat = setInterval(() => keep().catch(complain), HEARTBEAT_MS);
    let progress = job.progress;
    try {
      if (job.attempts > MAX_ATTEMPTS) throw new ApiError("generation_failed");
      const report = (stage: GenerationPhase, share: number) => {
        progress = Math.max(progress, Math.min(share, 1));
        keep({ stage, progress }).catch(complain);
      };
      const commit = await untilAborted(work(job, { signal, report }), signal, GRACE_MS);
      signal.throwIfAborted();
      await jobs.finish(job.id, this.#worker, commit);
      logger.info({ job: job.id }, "generated");
    } catch (error) {
      if (this.#stop.signal.aborted) await jobs.release(job.id, this.#worker);
      else if (!gone.signal.aborted) {
        logger.error({ err: error, job: job.id }, "generation failed");
        const known =
          error instanceof ApiError ? error : new ApiError("generation_failed", undefined, { cause: error });
        await jobs.fail(job.id, this.#worker, known);
      }
    } finally {
      over.abort();
      clearInterval(heartbeat);
    }
  }
}
