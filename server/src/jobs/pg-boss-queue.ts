import type { Knex } from "knex";
import type PgBoss from "pg-boss";
import { type JobQueue, MAX_ATTEMPTS, type QueuedJob } from "./job-queue.ts";
import { executorOf, GENERATION } from "./pg-boss.ts";

/** The queue of PostgreSQL: pg-boss, which knows a job by the id of its row. */
export function createPgBossQueue(boss: PgBoss): JobQueue {
  const inside = (transaction: Knex.Transaction) => ({ db: executorOf(transaction) });

  async function send(transaction: Knex.Transaction, { id, priority, attempts }: QueuedJob): Promise<void> {
    const retryLimit = Math.max(0, MAX_ATTEMPTS - 1 - attempts);
    await boss.send(GENERATION, {}, { id, priority, retryLimit, ...inside(transaction) });
  }

  return {
    async add(transaction, job) {
      await boss.deleteJob(GENERATION, job.id, inside(transaction));
      await send(transaction, job);
    },
    async take(transaction) {
      const [next] = await boss.fetch(GENERATION, inside(transaction));
      return next?.id;
    },
    async retry(transaction, job) {
      // What it failed of is in the log; pg-boss's tables are no place for it.
      await boss.fail(GENERATION, job.id, {}, inside(transaction));
      const failed = await boss.getJobById(GENERATION, job.id, { includeArchive: false, ...inside(transaction) });
      // One of before pg-boss, or of a database that was restored without it.
      if (!failed) await send(transaction, job);
      return failed?.state !== "failed";
    },
    async complete(transaction, id) {
      await boss.complete(GENERATION, id, {}, inside(transaction));
    },
    async remove(transaction, id) {
      await boss.deleteJob(GENERATION, id, inside(transaction));
    },
  };
}

/** Gives pg-boss the open jobs that it does not know: those of before it, or of a database restored without it. */
export async function adoptJobs(boss: PgBoss, knex: Knex): Promise<void> {
  const open = await knex("jobs")
    .whereIn("status", ["queued", "running"])
    .orderBy("queued_at")
    .select("id", "priority");
  // One after the other, which is their order. pg-boss leaves those as they are whose id it has.
  for (const { id, priority } of open) await boss.send(GENERATION, {}, { id, priority });
}
