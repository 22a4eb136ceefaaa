import type { Knex } from "knex";
import { CoreError } from "./core-error.ts";
import { loadUser, type UserJson } from "./user-json.ts";
import { findLogin, type UserRow, usersOf } from "./user-store.ts";

/** A refusal that names the person who is in the way. */
export interface LinkingConflict {
  status:
    | "RECIPE_USER_ID_ALREADY_LINKED_WITH_PRIMARY_USER_ID_ERROR"
    | "RECIPE_USER_ID_ALREADY_LINKED_WITH_ANOTHER_PRIMARY_USER_ID_ERROR"
    | "ACCOUNT_INFO_ALREADY_ASSOCIATED_WITH_ANOTHER_PRIMARY_USER_ID_ERROR";
  primaryUserId: string;
  description: string;
  user?: UserJson | undefined;
}

const accountTaken = (primaryUserId: string): LinkingConflict => ({
  status: "ACCOUNT_INFO_ALREADY_ASSOCIATED_WITH_ANOTHER_PRIMARY_USER_ID_ERROR",
  primaryUserId,
  description: "This user's email is already associated with another user ID",
});

/**
 * Lets one linking change at a time through: whether an address is free is a question over many rows, which no unique
 * index answers. (SQLite has one connection and needs no lock.)
 */
export async function lockLinking(trx: Knex.Transaction, appId: string): Promise<void> {
  await trx("st_apps").where({ app_id: appId }).forUpdate().first();
}

/** Another primary user that already stands for this address or this account at a provider. */
export async function conflictingPrimary(
  db: Knex,
  appId: string,
  account: Pick<UserRow, "email"> & Partial<Pick<UserRow, "third_party_id" | "third_party_user_id">>,
  exceptPrimaryId: string,
): Promise<UserRow | undefined> {
  const { email, third_party_id = null, third_party_user_id = null } = account;
  if (email === null && third_party_id === null) return undefined;
  const rows: UserRow[] = await usersOf(db, appId)
    .where({ is_primary: 1 })
    .whereNot({ primary_id: exceptPrimaryId })
    .where((either) => {
      if (email !== null) either.orWhere({ email });
      if (third_party_id !== null) either.orWhere({ third_party_id, third_party_user_id });
    })
    .limit(1);
  return rows[0];
}

async function needLogin(db: Knex, appId: string, id: string): Promise<UserRow> {
  const login = await findLogin(db, appId, id);
  if (!login) throw new CoreError(400, "Unknown user ID provided");
  return login;
}

/** A login of a person whose first login, which gave them their id, is gone. */
async function someLoginOf(db: Knex, appId: string, primaryId: string): Promise<UserRow> {
  const [login]: UserRow[] = await usersOf(db, appId).where({ primary_id: primaryId }).limit(1);
  if (!login) throw new CoreError(400, "Unknown user ID provided");
  return login;
}

/** Whether a login can become a primary user, that is, one that others can be linked to. */
export async function checkPrimary(
  db: Knex,
  appId: string,
  id: string,
): Promise<LinkingConflict | { status: "OK"; wasAlreadyAPrimaryUser: boolean }> {
  const login = await needLogin(db, appId, id);
  if (login.primary_id !== id) {
    return {
      status: "RECIPE_USER_ID_ALREADY_LINKED_WITH_PRIMARY_USER_ID_ERROR",
      primaryUserId: login.primary_id,
      description: "This user ID is already linked to another user ID",
    };
  }
  if (login.is_primary) return { status: "OK", wasAlreadyAPrimaryUser: true };
  const other = await conflictingPrimary(db, appId, login, id);
  return other ? accountTaken(other.primary_id) : { status: "OK", wasAlreadyAPrimaryUser: false };
}

/** Whether a login can be linked to a primary user. */
export async function checkLink(
  db: Knex,
  appId: string,
  recipeUserId: string,
  primaryUserId: string,
): Promise<
  | LinkingConflict
  | { status: "INPUT_USER_IS_NOT_A_PRIMARY_USER" }
  | { status: "OK"; accountsAlreadyLinked: boolean; primaryId: string }
> {
  const login = await needLogin(db, appId, recipeUserId);
  const primary = (await findLogin(db, appId, primaryUserId)) ?? (await someLoginOf(db, appId, primaryUserId));
  const primaryId = primary.primary_id;
  if (!primary.is_primary) return { status: "INPUT_USER_IS_NOT_A_PRIMARY_USER" };
  if (login.primary_id === primaryId) return { status: "OK", accountsAlreadyLinked: true, primaryId };
  if (login.is_primary) {
    return {
      status: "RECIPE_USER_ID_ALREADY_LINKED_WITH_ANOTHER_PRIMARY_USER_ID_ERROR",
      primaryUserId: login.primary_id,
      description: "The input recipe user ID is already linked to another user ID",
      user: await loadUser(db, appId, login.id),
    };
  }
  const other = await conflictingPrimary(db, appId, login, primaryId);
  return other ? accountTaken(other.primary_id) : { status: "OK", accountsAlreadyLinked: false, primaryId };
}
