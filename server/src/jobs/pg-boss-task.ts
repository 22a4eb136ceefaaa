import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import type PgBoss from "pg-boss";
import type { BackgroundTask, BackgroundTaskOptions } from "../retrying/background-task.ts";
import { withinWait } from "../retrying/within-wait.ts";
import { databaseNow } from "./database-now.ts";
import { executorOf } from "./pg-boss.ts";

/** How often pg-boss tries a run again. A later request begins the count anew. */
const RETRY_LIMIT = 5;
/** How often, during a lease, a process looks for a run that is to be taken over, or tried again. */
const LOOKS = 6;
/** How often, during a lease, a process that is at work says that it lives. */
const HEARTBEATS = 4;
/** While this process waits for a run, it looks this often whether another has begun it. Milliseconds. */
const WATCH_MS = 100;

export interface PgBossTaskDependencies {
  /** The queue of the task's name is there: {@link createTaskQueue}. */
  boss: PgBoss;
  knex: Knex;
  /** A process that gives no sign for this long is taken for dead. Milliseconds. */
  leaseMs: number;
}

/**
 * A task of all processes that share a database, as a queue of pg-boss: one run at a time among them, tried again with
 * back-off, and taken over when its process dies. pg-boss knows nothing of dead processes before a run expires, so a lease
 * stands beside it.
 */
export class PgBossTask implements BackgroundTask {
  readonly #boss: PgBoss;
  readonly #knex: Knex;
  readonly #leaseMs: number;
  readonly #options: BackgroundTaskOptions;
  readonly #timer: NodeJS.Timeout;
  #draining: Promise<void> = Promise.resolve();
  #waiting = 0;
  #isStopped = false;

  constructor({ boss, knex, leaseMs }: PgBossTaskDependencies, options: BackgroundTaskOptions) {
    this.#leaseMs = leaseMs;
    this.#boss = boss;
    this.#knex = knex;
    this.#options = options;
    this.#timer = setInterval(() => {
      if (this.#waiting === 0) void this.#drain();
    }, leaseMs / LOOKS).unref();
  }

  async request(): Promise<void> {
    if (!this.#isStopped) await withinWait(this.#request());
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await withinWait(this.#draining);
  }

  async #request(): Promise<void> {
    const { name, onFailure } = this.#options;
    try {
      // No run is added where one waits already, because that run begins later than now.
      await this.#boss.send(name, {});
      while (true) {
        await this.#drain();
        const isBegun = (await this.#boss.getQueueSize(name, { before: "retry" })) === 0;
        if (isBegun || this.#isStopped) return;
        // Another process is at the run before it.
        await sleep(WATCH_MS);
      }
    } catch (error) {
      onFailure(error);
    }
  }

  /** Does all runs that wait and that no other process is at. */
  #drain(): Promise<void> {
    this.#waiting++;
    this.#draining = this.#draining
      .then(async () => {
        while (!this.#isStopped) {
          const id = await this.#take();
          if (id === undefined) return;
          await this.#do(id);
        }
      })
      .catch(this.#options.onFailure)
      .finally(() => this.#waiting--);
    return this.#draining;
  }

  async #take(): Promise<string | undefined> {
    const { name } = this.#options;
    return this.#inTurn(async (transaction) => {
      const db = executorOf(transaction);
      const lease = await transaction("task_leases")
        .where({ name })
        .first("job_id", { isOver: transaction.raw("lease_until < ?", [databaseNow(transaction)]) });
      if (lease && !lease.isOver) return undefined;
      if (lease) await this.#boss.fail(name, lease.job_id, {}, { db });
      const [next] = await this.#boss.fetch(name, { db });
      if (lease) await transaction("task_leases").where({ name }).delete();
      if (next)
        await transaction("task_leases").insert({
          name,
          job_id: next.id,
          lease_until: databaseNow(transaction, this.#leaseMs),
        });
      return next?.id;
    });
  }

  async #do(id: string): Promise<void> {
    const { name, work, onFailure } = this.#options;
    const own = { name, job_id: id };
    const renew = () =>
      this.#knex("task_leases")
        .where(own)
        .update({ lease_until: databaseNow(this.#knex, this.#leaseMs) });
    const heartbeat = setInterval(() => renew().catch(onFailure), this.#leaseMs / HEARTBEATS);
    let isDone = true;
    try {
      await work();
    } catch (error) {
      isDone = false;
      onFailure(error);
    } finally {
      clearInterval(heartbeat);
    }
    await this.#inTurn(async (transaction) => {
      // Another process has taken it over.
      if ((await transaction("task_leases").where(own).delete()) === 0) return;
      const inside = { db: executorOf(transaction) };
      if (isDone) await this.#boss.complete(name, id, {}, inside);
      else await this.#boss.fail(name, id, {}, inside);
    });
  }

  /** One process after the other looks at lease and queue. */
  #inTurn<T>(act: (transaction: Knex.Transaction) => Promise<T>): Promise<T> {
    return this.#knex.transaction(async (transaction) => {
      await transaction.raw("SELECT pg_advisory_xact_lock(hashtext(?))", [`task ${this.#options.name}`]);
      return act(transaction);
    });
  }
}

/** Makes the queue of a task, if it is not there. */
export async function createTaskQueue(boss: PgBoss, name: string): Promise<void> {
  // `short`: one run waits at a time.
  const retries = { retryLimit: RETRY_LIMIT, retryDelay: 1, retryBackoff: true };
  await boss.createQueue(name, { name, policy: "short", ...retries, expireInHours: 1 });
}
