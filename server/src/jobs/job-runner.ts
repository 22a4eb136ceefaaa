import { randomUUID } from "node:crypto";
import { EventEmitter, once } from "node:events";
import { hostname } from "node:os";
import { ApiError, type GenerationPhase } from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import type { Logger } from "pino";
import { timeLimit } from "../cancellation/time-limit.ts";
import { untilAborted } from "../cancellation/until-aborted.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { asUnavailable } from "../disk/disk-faults.ts";
import type { Job, JobDetail } from "./job.ts";
import type { JobChange } from "./job-news.ts";
import type { JobProgress, JobStore } from "./job-store.ts";

/** What a job's work gets beside the job. */
export interface JobContext {
  /** Aborts when the server stops or the job is no longer wanted. */
  signal: AbortSignal;
  /** Publishes how far the work is. Not awaited: a lost step of the bar is no loss. */
  report(phase: GenerationPhase, progress: number, detail?: JobDetail): void;
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
  /** How long the work may clean up after an abort. It is then left to itself: the stop does not wait. Milliseconds. */
  graceMs?: number;
}

/** How often, during a lease, a runner looks for jobs of dead workers, and for such whose time has come. */
const LOOKS = 6;
/** How often, during a lease, a worker says that it lives. */
const HEARTBEATS = 4;
/** Many times what a minute of music takes. */
const LIMIT_MS = 15 * 60_000;
const GRACE_MS = 3_000;

/** Runs jobs until it is stopped; what it then leaves is resumed by the next runner. */
export class JobRunner {
  readonly #options: Required<JobRunnerOptions>;
  readonly #worker = `${hostname()}:${process.pid}:${randomUUID()}`;
  readonly #stop = new AbortController();
  readonly #lanes: Promise<void>[] = [];
  readonly #wakes = new EventEmitter().setMaxListeners(0);
  #looking: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: JobRunnerOptions) {
    this.#options = { concurrency: 1, limitMs: LIMIT_MS, graceMs: GRACE_MS, ...options };
  }

  start(): void {
    const { jobs, concurrency } = this.#options;
    jobs.news.onQueue((change) => {
      if (!change || change.status === "queued") this.#wakes.emit("wake");
    }, this.#stop.signal);
    for (let lane = 0; lane < concurrency; lane++) this.#lanes.push(this.#run());
    this.#lookLater();
  }

  /** Resolves when no job is being worked on any more. */
  async stop(): Promise<void> {
    this.#stop.abort(new Error("The server stops."));
    clearTimeout(this.#timer);
    this.#wakes.emit("wake");
    await Promise.all([...this.#lanes, this.#looking]);
  }

  #lookLater(): void {
    if (this.#stop.signal.aborted) return;
    this.#timer = setTimeout(() => {
      this.#looking = this.#look()
        .catch((error) => this.#complain(error))
        .finally(() => this.#lookLater());
    }, this.#options.jobs.leaseMs / LOOKS);
  }

  async #look(): Promise<void> {
    const { jobs, logger } = this.#options;
    const { abandoned, isAnyWaiting } = await jobs.lookAfter();
    for (const { id, worker } of abandoned) {
      logger.warn({ job: id }, "a worker was not heard of: its job is given to another");
      await jobs.retry(id, worker);
    }
    if (isAnyWaiting) this.#wakes.emit("wake");
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      // It listens before it reads the queue, so that no job in between is missed.
      const listening = new AbortController();
      const woken = once(this.#wakes, "wake", { signal: listening.signal }).catch(() => {});
      const job = await this.#options.jobs.claim(this.#worker).catch((error) => this.#complain(error));
      if (job) await this.#do(job).catch((error) => this.#complain(error));
      else if (!signal.aborted) await woken;
      listening.abort();
    }
  }

  #complain(error: unknown): undefined {
    this.#options.logger.error({ err: error }, "jobs cannot be run at the moment");
  }

  async #do(job: Job): Promise<void> {
    const { jobs, logger, work, limitMs, graceMs } = this.#options;
    const gone = new AbortController();
    const over = new AbortController();
    const limit = timeLimit(limitMs);
    const signal = AbortSignal.any([this.#stop.signal, gone.signal, limit.signal]);
    const keep = async (done?: JobProgress) => {
      if (!(await jobs.renew(job.id, this.#worker, done))) gone.abort(new Error("The job is no longer wanted."));
    };
    const complain = (error: unknown) => logger.warn({ err: error, job: job.id }, "progress was not kept");
    // News of before it was begun may come late: the row decides.
    const look = (change?: JobChange) => {
      if (change?.status !== "running") keep().catch(complain);
    };
    jobs.news.onOwnJob(job.id, look, over.signal);
    const heartbeat = setInterval(() => keep().catch(complain), jobs.leaseMs / HEARTBEATS);
    let progress = job.progress;
    try {
      const report = (stage: GenerationPhase, share: number, detail?: JobDetail) => {
        progress = Math.max(progress, Math.min(share, 1));
        keep({ stage, progress, detail }).catch(complain);
      };
      const commit = await untilAborted(work(job, { signal, report }), signal, graceMs);
      signal.throwIfAborted();
      await jobs.finish(job.id, this.#worker, commit);
      logger.info({ job: job.id }, "generated");
    } catch (error) {
      if (this.#stop.signal.aborted) await jobs.release(job.id, this.#worker);
      else if (!gone.signal.aborted) await this.#fail(job, error);
    } finally {
      over.abort();
      limit.end();
      clearInterval(heartbeat);
    }
  }

  /** A job is tried again if a service or the disk was away, because these come back. Other failures would repeat themselves. */
  async #fail(job: Job, error: unknown): Promise<void> {
    const { jobs, logger } = this.#options;
    const known = asFailure(error);
    logger.error({ err: error, job: job.id }, "generation failed");
    if (known.code === "unavailable") await jobs.retry(job.id, this.#worker, known);
    else await jobs.fail(job.id, this.#worker, known);
  }
}

function asFailure(error: unknown): ApiError {
  const known = asUnavailable(error);
  if (known instanceof ApiError) return known;
  return new ApiError(isDatabaseAway(error) ? "unavailable" : "generation_failed", undefined, { cause: error });
}
