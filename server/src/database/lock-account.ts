import { ApiError } from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import { isPostgres } from "./is-postgres.ts";

/** Any number will do, as long as no other advisory lock has it. */
const LOCK_CLASS = 0x4e54;

/**
 * Until the transaction ends, others that lock the same account wait. On SQLite a transaction excludes everything else
 * already.
 */
export async function lockAccount(transaction: Knex.Transaction, uid: string): Promise<void> {
  if (isPostgres(transaction)) await transaction.raw("SELECT pg_advisory_xact_lock(?, hashtext(?))", [LOCK_CLASS, uid]);
}

/**
 * Locks an account that something is to be written for.
 * @throws {ApiError} unauthenticated when it was deleted while that was worked on.
 */
export async function lockExistingAccount(transaction: Knex.Transaction, uid: string): Promise<void> {
  await lockAccount(transaction, uid);
  if (await transaction("deletions").where({ uid }).first("uid")) throw new ApiError("unauthenticated");
}
