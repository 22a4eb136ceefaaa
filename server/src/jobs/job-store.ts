/** The queue of jobs as rows of the database: claimed, leased, reported and ended. */
import { randomUUID } from "node:crypto";
import { ApiError, type GenerationPhase } from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import type { QueueLimits } from "../settings/queue-limits.ts";
import { databaseNow } from "./database-now.ts";
import { priorityOfNew, promoteJobsOf, RESUMED_PRIORITY } from "./fair-share.ts";
import { type Job, type JobDetail, type JobRequest, type JobRow, OPEN, toJob } from "./job.ts";
import type { JobChange, JobNews } from "./job-news.ts";
import type { JobQueue } from "./job-queue.ts";
import { lockQueue } from "./lock-queue.ts";
import { QueuePlaces } from "./queue-places.ts";

/** The lease where none is given. Milliseconds. */
const LEASE_MS = 6_000;

export interface JobStoreDependencies {
  knex: Knex;
  queue: JobQueue;
  news: JobNews;
  /** Tells of a change, where the database does not tell of it itself. */
  tell(change: JobChange): void;
  limits: QueueLimits;
  /** A worker that gives no sign for this long is taken for dead, and its jobs are free. Milliseconds. */
  leaseMs?: number | undefined;
}

/** How far a job is. */
export interface JobProgress {
  stage: GenerationPhase;
  /** 0 to 1. */
  progress: number;
  detail?: JobDetail | undefined;
}

/** What a job's row gets when it has ended. */
type JobEnd = Pick<JobRow, "status" | "stage"> & Partial<Pick<JobRow, "progress" | "error" | "message">>;

/** The jobs in the database. Several processes may claim from it; each job is given to one. */
export class JobStore {
  readonly news: JobNews;
  /** Milliseconds. */
  readonly leaseMs: number;
  readonly #knex: Knex;
  readonly #queue: JobQueue;
  readonly #tell: (change: JobChange) => void;
  readonly #limits: QueueLimits;
  readonly #places: QueuePlaces;
  readonly #closing = new AbortController();

  constructor({ knex, queue, news, tell, limits, leaseMs = LEASE_MS }: JobStoreDependencies) {
    this.#knex = knex;
    this.#queue = queue;
    this.news = news;
    this.#tell = tell;
    this.#limits = limits;
    this.leaseMs = leaseMs;
    this.#places = new QueuePlaces(knex, news, this.#closing.signal);
  }

  /**
   * Queues a job for a project, or joins the one that is queued or running.
   * @throws {ApiError} project_not_found; too_many_queued or queue_full when no more may wait.
   */
  async open(projectId: string, request: JobRequest): Promise<Job> {
    const { job, isNew } = await this.#knex.transaction(async (transaction) => {
      await lockQueue(transaction);
      const open = await transaction("jobs").where({ project_id: projectId }).whereIn("status", OPEN).first();
      if (open) return { job: toJob(open), isNew: false };
      const project = await transaction("projects").where({ id: projectId }).first("owner");
      if (!project) throw new ApiError("project_not_found");
      const { owner } = project;
      await this.#assertRoom(transaction, owner);
      const id = randomUUID();
      const priority = priorityOfNew(await count(transaction("jobs").where({ owner }).whereIn("status", OPEN)));
      const now = Date.now();
      await transaction("jobs").insert({
        id,
        project_id: projectId,
        owner,
        request: JSON.stringify(request),
        status: "queued",
        stage: "queued",
        progress: 0,
        priority,
        queued_at: databaseNow(transaction),
        created_at: now,
        updated_at: now,
      });
      await this.#queue.add(transaction, { id, priority, attempts: 0 });
      return { job: toJob(await transaction("jobs").where({ id }).first()), isNew: true };
    });
    if (isNew) this.#tell({ id: job.id, status: "queued", moved: true });
    return job;
  }

  async find(id: string): Promise<Job | undefined> {
    const row = await this.#knex("jobs").where({ id }).first();
    return row && toJob(row);
  }

  /** The project's newest job. */
  async latest(projectId: string): Promise<Job | undefined> {
    const row = await this.#knex("jobs").where({ project_id: projectId }).orderBy("created_at", "desc").first();
    return row && toJob(row);
  }

  /** A job's place among those that wait, from 1; undefined when it does not wait. */
  async placeOf(id: string): Promise<number | undefined> {
    return this.#places.of(id);
  }

  /** Gives the job that is next to a worker. */
  async claim(worker: string): Promise<Job | undefined> {
    while (true) {
      const claimed = await this.#knex.transaction(async (transaction) => {
        await lockQueue(transaction);
        const id = await this.#queue.take(transaction);
        if (id === undefined) return undefined;
        const changed = await transaction("jobs")
          .where({ id, status: "queued" })
          .update({
            status: "running",
            worker,
            attempts: transaction.raw("attempts + 1"),
            lease_until: databaseNow(transaction, this.leaseMs),
            updated_at: Date.now(),
          });
        if (changed === 1) return toJob(await transaction("jobs").where({ id }).first());
        // Its project was removed meanwhile.
        await this.#queue.remove(transaction, id);
        return null;
      });
      if (claimed) this.#tell({ id: claimed.id, status: "running", moved: true });
      if (claimed !== null) return claimed;
    }
  }

  /** Says how far a job is and that its worker lives. @returns false when the job is no longer the worker's. */
  async renew(id: string, worker: string, done?: JobProgress): Promise<boolean> {
    const { detail, ...stage } = done ?? {};
    const changed = await this.#knex("jobs")
      .where({ id, worker, status: "running" })
      .update({
        ...stage,
        ...(done && { detail: detail ? JSON.stringify(detail) : null }),
        lease_until: databaseNow(this.#knex, this.leaseMs),
        updated_at: Date.now(),
      });
    if (done) this.#tell({ id, status: "running", moved: false });
    return changed === 1;
  }

  /** Ends a job well, together with what it brought about. @returns false when the job was no longer the worker's. */
  async finish(id: string, worker: string, commit: (transaction: Knex.Transaction) => Promise<void>): Promise<boolean> {
    return this.#end({ id, worker, status: "running" }, { status: "done", stage: "done", progress: 1 }, commit);
  }

  async fail(id: string, worker: string, { code, message }: ApiError): Promise<void> {
    await this.#end({ id, worker, status: "running" }, { status: "failed", stage: "failed", error: code, message });
  }

  /**
   * Ends a project's job that waits or runs, because its owner no longer wants it. Its worker is told.
   * @returns whether there was one.
   */
  async cancel(projectId: string): Promise<boolean> {
    const { code, message } = new ApiError("generation_cancelled");
    return this.#end({ project_id: projectId }, { status: "failed", stage: "failed", error: code, message });
  }

  /** Puts a job back that is to go on first, after a restart or elsewhere. Being stopped is no failed attempt. */
  async release(id: string, worker: string): Promise<void> {
    await this.#putBack({ id, worker }, async (transaction, { attempts }) => {
      const job = { id, priority: RESUMED_PRIORITY, attempts: attempts - 1 };
      await this.#queue.add(transaction, job);
      return { priority: job.priority, attempts: job.attempts, queued_at: databaseNow(transaction) };
    });
  }

  /**
   * Puts a job back after an attempt that failed of what may heal, or whose worker died; it is tried again after a while.
   * The job has failed when it has had all its attempts.
   */
  async retry(id: string, worker: string, { code, message } = new ApiError("generation_failed")): Promise<void> {
    const isAgain = await this.#putBack({ id, worker }, async (transaction, job) =>
      (await this.#queue.retry(transaction, job)) ? {} : undefined,
    );
    if (!isAgain) await this.fail(id, worker, new ApiError(code, message));
  }

  /**
   * What a runner has to look after beside its own jobs.
   * @returns the jobs whose workers were not heard of for too long, and whether any job waits.
   */
  async lookAfter(): Promise<{ abandoned: { id: string; worker: string }[]; isAnyWaiting: boolean }> {
    const rows: Pick<JobRow, "id" | "status" | "worker">[] = await this.#knex("jobs")
      .where({ status: "queued" })
      .orWhere((dead) => dead.where({ status: "running" }).where("lease_until", "<", databaseNow(this.#knex)))
      .select("id", "status", "worker");
    const abandoned = rows.flatMap(({ id, status, worker }) =>
      status === "running" ? [{ id, worker: worker ?? "" }] : [],
    );
    return { abandoned, isAnyWaiting: abandoned.length < rows.length };
  }

  /** Puts all jobs back that run, where it is known that nobody is at work: their leases are not waited for. */
  async retryRunning(): Promise<void> {
    const running = await this.#knex("jobs").where({ status: "running" }).select("id", "worker");
    for (const { id, worker } of running) await this.retry(id, worker);
  }

  /** To be told when an owner's projects were removed, with their jobs: those that are left move up. */
  async promote(owner: string): Promise<void> {
    await this.#knex.transaction(async (transaction) => {
      await lockQueue(transaction);
      await promoteJobsOf(transaction, this.#queue, owner);
    });
    this.#tell({ id: "", status: "queued", moved: true });
  }

  /** How many follow a job. */
  listeners(id: string): number {
    return this.news.listeners(id);
  }

  /** Lets go of all who follow a job: the server stops, the jobs go on after the next start. */
  close(): void {
    this.#closing.abort();
  }

  get closed(): boolean {
    return this.#closing.signal.aborted;
  }

  /** Aborts when {@link close} is called. */
  get closing(): AbortSignal {
    return this.#closing.signal;
  }

  async #assertRoom(transaction: Knex.Transaction, owner: string): Promise<void> {
    const waiting = () => transaction("jobs").where({ status: "queued" });
    if ((await count(waiting().where({ owner }))) >= this.#limits.ofOwner) throw new ApiError("too_many_queued");
    if ((await count(waiting())) >= this.#limits.inAll) throw new ApiError("queue_full");
  }

  async #end(
    which: Partial<JobRow>,
    end: JobEnd,
    commit?: (transaction: Knex.Transaction) => Promise<void>,
  ): Promise<boolean> {
    const ended = await this.#knex.transaction(async (transaction) => {
      await lockQueue(transaction);
      const job = await transaction("jobs").where(which).whereIn("status", OPEN).first("id", "owner", "project_id");
      if (!job) return undefined;
      const { id, owner, project_id } = job;
      // In the order in which the removal of a project locks them.
      await transaction("projects").where({ id: project_id }).forUpdate().first("id");
      const changed = await transaction("jobs")
        .where({ ...which, id })
        .whereIn("status", OPEN)
        .update({ ...end, lease_until: null, updated_at: Date.now() });
      if (changed === 0) return undefined;
      await commit?.(transaction);
      if (end.status === "done") await this.#queue.complete(transaction, id);
      else await this.#queue.remove(transaction, id);
      await promoteJobsOf(transaction, this.#queue, owner);
      return id;
    });
    if (ended !== undefined) this.#tell({ id: ended, status: end.status, moved: true });
    return ended !== undefined;
  }

  /** @returns false when the job is no longer the worker's, or `requeue` says with undefined that it is not to wait again. */
  async #putBack(
    which: { id: string; worker: string },
    requeue: (transaction: Knex.Transaction, job: Job) => Promise<object | undefined>,
  ): Promise<boolean> {
    const isBack = await this.#knex.transaction(async (transaction) => {
      await lockQueue(transaction);
      const own = () => transaction("jobs").where({ ...which, status: "running" });
      const row = await own().first();
      const changes = row && (await requeue(transaction, toJob(row)));
      if (!changes) return false;
      await own().update({ status: "queued", worker: null, lease_until: null, ...changes });
      return true;
    });
    if (isBack) this.#tell({ id: which.id, status: "queued", moved: true });
    return isBack;
  }
}

async function count(query: Knex.QueryBuilder): Promise<number> {
  const [row] = await query.count({ n: "*" });
  return Number(row?.n);
}
