import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { ApiError, type GenerationPhase } from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import { isPostgres } from "../database/database.ts";
import type { Job, JobRequest } from "./job.ts";

/** A worker that has not been heard of for so long is dead, and its jobs are free. Milliseconds. */
export const LEASE_MS = 30_000;

/** The jobs in the database. Several processes may claim from it; each job is given to one. */
export class JobStore {
  readonly #knex: Knex;
  readonly #changes = new EventEmitter().setMaxListeners(0);
  readonly #closing = new AbortController();

  constructor(knex: Knex) {
    this.#knex = knex;
  }

  /** Queues a job for a project, or joins the one that is queued or running. */
  async open(projectId: string, request: JobRequest): Promise<Job> {
    const now = Date.now();
    await this.#knex("jobs")
      .insert({
        id: randomUUID(),
        project_id: projectId,
        request: JSON.stringify(request),
        status: "queued",
        stage: "queued",
        progress: 0,
        created_at: now,
        updated_at: now,
      })
      // The index that knows only open jobs decides, so that two who ask at once get the same.
      .onConflict(this.#knex.raw("(project_id) WHERE status IN ('queued', 'running')"))
      .ignore();
    const job = await this.latest(projectId);
    if (!job) throw new ApiError("project_not_found");
    this.#changes.emit("queued");
    return job;
  }

  async find(id: string): Promise<Job | undefined> {
    return this.#first(this.#knex("jobs").where({ id }));
  }

  /** The project's newest job. */
  async latest(projectId: string): Promise<Job | undefined> {
    return this.#first(this.#knex("jobs").where({ project_id: projectId }).orderBy("created_at", "desc"));
  }

  /** Gives the oldest job that waits, or whose worker died, to a worker. */
  async claim(worker: string): Promise<Job | undefined> {
    return this.#knex.transaction(async (transaction) => {
      const now = Date.now();
      const waiting = transaction("jobs")
        .where({ status: "queued" })
        .orWhere((dead) => dead.where({ status: "running" }).where("lease_until", "<", now))
        .orderBy("created_at");
      if (isPostgres(this.#knex)) waiting.forUpdate().skipLocked();
      const job = await this.#first(waiting);
      if (!job) return undefined;
      await transaction("jobs")
        .where({ id: job.id })
        .update({
          status: "running",
          worker,
          attempts: job.attempts + 1,
          lease_until: now + LEASE_MS,
          updated_at: now,
        });
      return { ...job, status: "running", attempts: job.attempts + 1 };
    });
  }

  /** Says how far a job is and that its worker lives. @returns false when the job is no longer the worker's. */
  async renew(id: string, worker: string, done?: { stage: GenerationPhase; progress: number }): Promise<boolean> {
    const now = Date.now();
    const changed = await this.#knex("jobs")
      .where({ id, worker, status: "running" })
      .update({ ...done, lease_until: now + LEASE_MS, updated_at: now });
    if (done) this.#changes.emit(id);
    return changed === 1;
  }

  /** Ends a job well, together with what it brought about. @returns false when the job was no longer the worker's. */
  async finish(id: string, worker: string, commit: (transaction: Knex.Transaction) => Promise<void>): Promise<boolean> {
    const own = await this.#knex.transaction(async (transaction) => {
      const changed = await transaction("jobs")
        .where({ id, worker, status: "running" })
        .update({ status: "done", stage: "done", progress: 1, lease_until: null, updated_at: Date.now() });
      if (changed === 1) await commit(transaction);
      return changed === 1;
    });
    this.#changes.emit(id);
    return own;
  }

  async fail(id: string, worker: string, { code, message }: ApiError): Promise<void> {
    await this.#knex("jobs")
      .where({ id, worker, status: "running" })
      .update({ status: "failed", stage: "failed", error: code, message, lease_until: null, updated_at: Date.now() });
    this.#changes.emit(id);
  }

  /**
   * Ends a project's job that waits or runs, because its owner no longer wants it. Its worker is told: at once where it
   * is of this process, else when it next renews.
   * @returns whether there was one.
   */
  async cancel(projectId: string): Promise<boolean> {
    const open = this.#knex("jobs").where({ project_id: projectId }).whereIn("status", ["queued", "running"]);
    const job = await this.#first(open);
    if (!job) return false;
    const { code, message } = new ApiError("generation_cancelled");
    const changed = await this.#knex("jobs")
      .where({ id: job.id })
      .whereIn("status", ["queued", "running"])
      .update({ status: "failed", stage: "failed", error: code, message, lease_until: null, updated_at: Date.now() });
    this.#changes.emit(cancellationOf(job.id));
    this.#changes.emit(job.id);
    return changed === 1;
  }

  /** Calls a function when a job is cancelled by this process, until the signal aborts. */
  onCancelled(id: string, act: () => void, signal: AbortSignal): void {
    this.#changes.on(cancellationOf(id), act);
    signal.addEventListener("abort", () => this.#changes.off(cancellationOf(id), act), { once: true });
  }

  /** Puts a job back, for another worker or for after a restart. Being stopped is no failed attempt. */
  async release(id: string, worker: string): Promise<void> {
    await this.#knex("jobs")
      .where({ id, worker, status: "running" })
      .update({ status: "queued", worker: null, lease_until: null, attempts: this.#knex.raw("attempts - 1") });
  }

  /** Frees the jobs of workers that are known to be dead, without waiting for their lease to run out. */
  async releaseAbandoned(isAlive: (worker: string) => boolean): Promise<void> {
    const workers: string[] = await this.#knex("jobs").where({ status: "running" }).distinct().pluck("worker");
    for (const worker of workers.filter((name) => !isAlive(name))) {
      await this.#knex("jobs").where({ worker, status: "running" }).update({ lease_until: 0 });
    }
  }

  /** Resolves when something may have changed with a job (or, with "queued", when one was queued), or after a while. */
  async changed(what: string, { wait, signal }: { wait: number; signal: AbortSignal }): Promise<void> {
    const ends = [signal, this.#closing.signal];
    if (ends.some(({ aborted }) => aborted)) return;
    await new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#changes.off(what, done);
        for (const end of ends) end.removeEventListener("abort", done);
        resolve();
      };
      const timer = setTimeout(done, wait);
      this.#changes.on(what, done);
      for (const end of ends) end.addEventListener("abort", done);
    });
  }

  /** How many listen for changes of a job. */
  listeners(id: string): number {
    return this.#changes.listenerCount(id);
  }

  /** Lets go of all who follow a job: the server stops, the jobs go on after the next start. */
  close(): void {
    this.#closing.abort();
  }

  get closed(): boolean {
    return this.#closing.signal.aborted;
  }

  async #first(query: Knex.QueryBuilder): Promise<Job | undefined> {
    const row = await query.first();
    if (!row) return undefined;
    const { id, project_id, request, status, stage, progress, error, message, attempts } = row;
    return {
      id,
      projectId: project_id,
      request: JSON.parse(request),
      status,
      stage,
      progress,
      error,
      message,
      attempts,
    };
  }
}

/** The event's name: apart from that of other changes, which are many. */
function cancellationOf(id: string): string {
  return `cancelled ${id}`;
}
