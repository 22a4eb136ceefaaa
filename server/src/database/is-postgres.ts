import type { Knex } from "knex";

/** Whether a database (or a transaction in it) is PostgreSQL. */
export function isPostgres(database: Knex): boolean {
  return database.client.driverName === "pg";
}
