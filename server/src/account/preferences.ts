import { Preferences } from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import { lockExistingAccount } from "../database/lock-account.ts";

/** How a user's next dances begin; nothing where nothing was kept, or nothing that this version understands. */
export async function readPreferences(knex: Knex, uid: string): Promise<Preferences> {
  const row: { preferences: string | null } | undefined = await knex("accounts").where({ uid }).first("preferences");
  return (row?.preferences && Preferences.safeParse(JSON.parse(row.preferences)).data) || {};
}

/**
 * Keeps how a user's next dances begin, in place of what was kept before. Goes with the account.
 * @throws {ApiError} unauthenticated when the account was deleted.
 */
export async function savePreferences(knex: Knex, uid: string, preferences: Preferences): Promise<void> {
  const text = Object.keys(preferences).length > 0 ? JSON.stringify(preferences) : null;
  await knex.transaction(async (transaction) => {
    await lockExistingAccount(transaction, uid);
    await transaction("accounts")
      .insert({ uid, created_at: Date.now(), preferences: text })
      .onConflict("uid")
      .merge(["preferences"]);
  });
}
