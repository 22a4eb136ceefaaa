import type { Knex } from "knex";
import type { RateLimiterAbstract } from "rate-limiter-flexible";

/** How many tries a limiter allows in a window of time. */
export interface RateLimit {
  /** Names what is limited. */
  name: string;
  tries: number;
  /** Seconds. */
  window: number;
}

/** What SQLite and PostgreSQL do in different ways. Callers do not ask which of them a database is. */
export interface Engine {
  /** Whether other processes may use the database at the same time. */
  readonly isShared: boolean;
  /**
   * Until the transaction ends, others that take the same lock wait.
   * @param lock Numbers in this repository differ from each other.
   * @param of Locks of one number and different texts do not wait for each other.
   */
  lock(transaction: Knex.Transaction, lock: number, of?: string): Promise<void>;
  /** Lets a transaction and its statements take as long as they need. */
  waitWithoutLimit(transaction: Knex.Transaction): Promise<void>;
  /**
   * The time for a statement, by a clock that all processes share. Milliseconds since 1970 with fractions.
   * @param plus Milliseconds to add.
   */
  now(database: Knex, plus: number): Knex.Raw | number;
  /** A limiter whose count all processes share. */
  createRateLimiter(database: Knex, limit: RateLimit): RateLimiterAbstract;
  /**
   * Other processes that listen hear of each change of a job from now on.
   * @param progress The columns that say how far a job is.
   */
  beginJobNews(database: Knex, progress: readonly string[]): Promise<void>;
  endJobNews(database: Knex): Promise<void>;
}

/** The engine of a database, or of a transaction in it. */
export function engineOf(database: Knex): Engine {
  return database.client.engine;
}
