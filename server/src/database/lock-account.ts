import type { Knex } from "knex";
import { isPostgres } from "./database.ts";

/** Any number will do, as long as no other advisory lock has it. */
const LOCK_CLASS = 0x4e54;

/**
 * Until the transaction ends, others that lock the same account wait. On SQLite a transaction excludes everything else
 * already.
 */
export async function lockAccount(transaction: Knex.Transaction, uid: string): Promise<void> {
  if (isPostgres(transaction)) await transaction.raw("SELECT pg_advisory_xact_lock(?, hashtext(?))", [LOCK_CLASS, uid]);
}
