import type { Knex } from "knex";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from "rate-limiter-flexible";
import { isPostgres } from "../database/is-postgres.ts";

export interface RateLimiterOptions {
  knex: Knex;
  /** Names what is limited. */
  name: string;
  tries: number;
  /** Seconds. */
  window: number;
}

/**
 * A count of tries within a window of time. On PostgreSQL it is kept in the table `rate_limits`, where all processes
 * share it; while the database is away the try fails, as what it is for would. With SQLite there is one process, which
 * keeps it in memory: counting must not take part in the turns on SQLite's only connection. A restart then forgets it.
 */
export function createRateLimiter({ knex, name, tries, window }: RateLimiterOptions): RateLimiterAbstract {
  const options = { keyPrefix: name, points: tries, duration: window };
  if (!isPostgres(knex)) return new RateLimiterMemory(options);
  return new RateLimiterPostgres({
    ...options,
    storeClient: knex,
    storeType: "knex",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: true,
  });
}
