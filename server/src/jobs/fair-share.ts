import type { Knex } from "knex";
import { databaseNow } from "./database-now.ts";
import type { JobQueue } from "./job-queue.ts";

/** Goes before all others: a job that was under way when its process was stopped. */
export const RESUMED_PRIORITY = 1;

/**
 * The priority of an owner's new job: 0 where it is the only one, −1 where another is open, and so on. So nobody's second
 * job goes before everybody's first, and free workers still do it.
 */
export function priorityOfNew(openOfOwner: number): number {
  return 0 - openOfOwner;
}

/**
 * Moves an owner's waiting jobs up after one of them has ended. They go behind those who wait with the same priority, so
 * that owners take turns.
 */
export async function promoteJobsOf(transaction: Knex.Transaction, queue: JobQueue, owner: string): Promise<void> {
  const open = await transaction("jobs")
    .where({ owner })
    .whereIn("status", ["queued", "running"])
    .orderBy([{ column: "priority", order: "desc" }, "queued_at", "created_at"])
    .select("id", "status", "priority", "attempts");
  const waiting = open.filter(({ status }) => status === "queued");
  let before = open.length - waiting.length;
  for (const { id, attempts, ...job } of waiting) {
    const priority = priorityOfNew(before++);
    if (priority <= job.priority) continue;
    await transaction("jobs")
      .where({ id })
      .update({ priority, queued_at: databaseNow(transaction) });
    await queue.add(transaction, { id, priority, attempts });
  }
}
