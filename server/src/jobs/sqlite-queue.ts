import { type JobQueue, MAX_ATTEMPTS, RETRY_DELAY_S } from "./job-queue.ts";

/** The queue of SQLite: the rows of `jobs` themselves, which one process reads and writes. */
export const sqliteQueue: JobQueue = {
  async add(transaction, { id }) {
    await transaction("jobs").where({ id }).update({ retry_at: 0 });
  },
  async take(transaction) {
    const next = await transaction("jobs")
      .where({ status: "queued" })
      .where("retry_at", "<=", Date.now())
      .orderBy([{ column: "priority", order: "desc" }, "queued_at", "created_at"])
      .first("id");
    return next?.id;
  },
  async retry(transaction, { id, attempts }) {
    if (attempts >= MAX_ATTEMPTS) return false;
    const delay = RETRY_DELAY_S * 2 ** (attempts - 1) * (1 + Math.random());
    await transaction("jobs")
      .where({ id })
      .update({ retry_at: Math.ceil(Date.now() + delay * 1_000) });
    return true;
  },
  // The row says it itself.
  async complete() {},
  async remove() {},
};
