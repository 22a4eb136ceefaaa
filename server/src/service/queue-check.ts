import type { Knex } from "knex";

/** If a job waits for this long while none is running, no worker takes jobs. Milliseconds. */
const STALLED_MS = 5 * 60_000;

/**
 * Looks whether somebody works at the jobs: a process that dies gives its own back, and the others take them.
 * @throws {Error} when jobs have been waiting and none is running.
 */
export async function assertQueueMoves(knex: Knex, now = Date.now()): Promise<void> {
  const waiting = await knex("jobs")
    .where({ status: "queued" })
    .where("created_at", "<", now - STALLED_MS)
    .first("id");
  if (!waiting || (await knex("jobs").where({ status: "running" }).where("lease_until", ">", now).first("id"))) return;
  throw new Error("Generations wait, and no process works at them: is there a process with ROLE=worker or all?");
}
