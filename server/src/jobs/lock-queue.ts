import type { Knex } from "knex";
import { isPostgres } from "../database/is-postgres.ts";

/** Any number will do, as long as no other advisory lock has it. */
const LOCK = 0x4e54_4a51;

/**
 * Until the transaction ends, others that change the order of the queue wait: bounds and shares are counted over all of it.
 * It is taken before any row is locked. On SQLite a transaction excludes everything else already.
 */
export async function lockQueue(transaction: Knex.Transaction): Promise<void> {
  if (isPostgres(transaction)) await transaction.raw("SELECT pg_advisory_xact_lock(?)", [LOCK]);
}
