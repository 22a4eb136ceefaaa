import type { Knex } from "knex";

/** A job as its queue knows it. */
export interface QueuedJob {
  id: string;
  /** The highest goes first. Of the same priority, the job that has waited longest goes first. */
  priority: number;
  /** How often it was begun. */
  attempts: number;
}

/** How often a job may fail, or take its process down, before it is given up. */
export const MAX_ATTEMPTS = 3;
/** How long a job waits before its second attempt, up to twice that; doubled before the third. Seconds. */
export const RETRY_DELAY_S = 1;

/**
 * The queue behind the jobs: it orders those that wait, gives each to one worker, and spaces out new attempts. SQLite has
 * one of our own, PostgreSQL has pg-boss. Each call is part of the transaction that changes the job's row, which holds the
 * lock of `lockQueue`.
 */
export interface JobQueue {
  /** Puts a job at the end of those with its priority; one that waits already is moved there. */
  add(transaction: Knex.Transaction, job: QueuedJob): Promise<void>;
  /** Takes the id of the job that is next, if one waits whose time has come. */
  take(transaction: Knex.Transaction): Promise<string | undefined>;
  /** Puts a job back after an attempt that failed, for later. @returns false when it has had all its attempts. */
  retry(transaction: Knex.Transaction, job: QueuedJob): Promise<boolean>;
  /** Notes that a job that was taken is done. */
  complete(transaction: Knex.Transaction, id: string): Promise<void>;
  /** Takes a job out that is not to be done, or not again. */
  remove(transaction: Knex.Transaction, id: string): Promise<void>;
}
