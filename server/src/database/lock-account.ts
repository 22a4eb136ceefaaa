import { ApiError } from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import { engineOf } from "./engine.ts";

/** The locks of accounts (`Engine.lock`). */
const ACCOUNT_LOCK = 0x4e54;

/** Until the transaction ends, others that lock the same account wait. */
export async function lockAccount(transaction: Knex.Transaction, uid: string): Promise<void> {
  await engineOf(transaction).lock(transaction, ACCOUNT_LOCK, uid);
}

/**
 * Locks an account that something is to be written for.
 * @throws {ApiError} unauthenticated when it was deleted while that was worked on.
 */
export async function lockExistingAccount(transaction: Knex.Transaction, uid: string): Promise<void> {
  await lockAccount(transaction, uid);
  if (await transaction("deletions").where({ uid }).first("uid")) throw new ApiError("unauthenticated");
}
