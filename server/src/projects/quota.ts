import type { Knex } from "knex";
import { lockExistingAccount } from "../database/lock-account.ts";

/** Selects an account's quota; null for the free tier's. */
export function selectQuota(knex: Knex, uid: string): Knex.QueryBuilder {
  return knex("accounts").where({ uid }).select("project_quota");
}

/** How many projects an account may have, where an operator has set it; undefined for the free tier's number. */
export async function revisedQuota(knex: Knex, uid: string): Promise<number | undefined> {
  const [row] = await selectQuota(knex, uid);
  return row?.project_quota ?? undefined;
}

/**
 * Sets how many projects an account may have. Projects that it has beyond stay.
 * @param quota undefined: the free tier's number again.
 * @throws {ApiError} unauthenticated when the account was deleted.
 */
export async function setQuota(knex: Knex, uid: string, quota: number | undefined): Promise<void> {
  await knex.transaction(async (transaction) => {
    await lockExistingAccount(transaction, uid);
    await transaction("accounts")
      .insert({ uid, created_at: Date.now(), project_quota: quota ?? null })
      .onConflict("uid")
      .merge(["project_quota"]);
  });
}
