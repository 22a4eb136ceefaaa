import type { Knex } from "knex";
import { isPostgres } from "./database.ts";
import { migrationSource } from "./migration-source.ts";

/** Any number will do, as long as no other advisory lock has it. */
const MIGRATION_LOCK = 0x4e54_4d49;

/**
 * Brings the tables up to date, in one transaction. Of processes that start at once one does it, and the others wait:
 * on PostgreSQL for an advisory lock, on SQLite for the write lock that the transaction begins with.
 */
export async function migrate(database: Knex): Promise<void> {
  await database.transaction(async (transaction) => {
    if (isPostgres(transaction)) await transaction.raw("SELECT pg_advisory_xact_lock(?)", [MIGRATION_LOCK]);
    await transaction.migrate.latest({ migrationSource });
  });
}
