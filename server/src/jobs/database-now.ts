import type { Knex } from "knex";
import { isPostgres } from "../database/is-postgres.ts";

/**
 * The time for a statement, in milliseconds since 1970 with fractions: on PostgreSQL by the database's clock, which all
 * processes share.
 * @param plus Milliseconds to add.
 */
export function databaseNow(database: Knex, plus = 0): Knex.Raw | number {
  if (!isPostgres(database)) return performance.timeOrigin + performance.now() + plus;
  return database.raw("(extract(epoch from clock_timestamp()) * 1000 + ?::int)", [plus]);
}
