import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import { isUniqueViolation } from "./database.ts";

/** One way of logging in (a "recipe user"); those with one `primary_id` are one person. */
export interface UserRow {
  app_id: string;
  id: string;
  primary_id: string;
  recipe_id: "emailpassword" | "thirdparty";
  is_primary: number;
  email: string | null;
  password_hash: string | null;
  third_party_id: string | null;
  third_party_user_id: string | null;
  time_joined: number | string;
}

/** A login as it is first made. */
export type NewLogin =
  | { recipe_id: "emailpassword"; email: string; password_hash: string }
  | { recipe_id: "thirdparty"; email: string; third_party_id: string; third_party_user_id: string };

/** What must be unique among a tenant's logins of a recipe. */
export interface AccountPlace {
  app_id: string;
  tenant_id: string;
  recipe_id: UserRow["recipe_id"];
  account_key: string;
}

interface UserTenantRow extends AccountPlace {
  user_id: string;
}

/** The logins of an app. */
export function usersOf(db: Knex, appId: string): Knex.QueryBuilder<UserRow, UserRow[]> {
  return db<UserRow>("st_users").where({ app_id: appId });
}

/** The login of an id. */
export function findLogin(db: Knex, appId: string, id: string): Promise<UserRow | undefined> {
  return usersOf(db, appId).where({ id }).first() as unknown as Promise<UserRow | undefined>;
}

/** The ids of a tenant's logins, as a subquery. */
export function idsInTenant(db: Knex, appId: string, tenantId: string): Knex.QueryBuilder {
  return db("st_user_tenants").where({ app_id: appId, tenant_id: tenantId }).select("user_id");
}

/** The key that a login is found by in its tenants. */
export function accountKey(
  login: Pick<UserRow, "recipe_id" | "email" | "third_party_id" | "third_party_user_id">,
): string {
  return login.recipe_id === "emailpassword"
    ? String(login.email)
    : JSON.stringify([login.third_party_id, login.third_party_user_id]);
}

/** The login that has a place in a tenant. */
export async function findByPlace(db: Knex, place: AccountPlace): Promise<UserRow | undefined> {
  const taken = await db<UserTenantRow>("st_user_tenants")
    .where({ ...place })
    .first();
  // Looked for also where nobody has the place: how long it takes must not tell.
  return findLogin(db, place.app_id, taken?.user_id ?? "");
}

/** Stores a login in a tenant and answers its id; rejects with a unique violation when its place is taken. */
export async function insertLogin(
  trx: Knex.Transaction,
  appId: string,
  tenantId: string,
  login: NewLogin,
): Promise<string> {
  const id = randomUUID();
  const row: UserRow = {
    app_id: appId,
    id,
    primary_id: id,
    is_primary: 0,
    time_joined: Date.now(),
    password_hash: null,
    third_party_id: null,
    third_party_user_id: null,
    ...login,
  };
  await trx<UserRow>("st_users").insert(row);
  await associate(trx, row, tenantId);
  return id;
}

/** Gives a login its place in a tenant. */
export async function associate(db: Knex, row: UserRow, tenantId: string): Promise<void> {
  const { app_id, recipe_id, id } = row;
  const place = { app_id, tenant_id: tenantId, recipe_id, account_key: accountKey(row) };
  await db<UserTenantRow>("st_user_tenants").insert({ ...place, user_id: id });
}

/** Runs a transaction that stores a login; undefined when the login's place was taken meanwhile. */
export async function unlessTaken<T>(db: Knex, work: (trx: Knex.Transaction) => Promise<T>): Promise<T | undefined> {
  try {
    return await db.transaction(work);
  } catch (error) {
    if (isUniqueViolation(error)) return undefined;
    throw error;
  }
}

/** Removes logins with everything that hangs on their ids. */
export async function deleteLogins(trx: Knex.Transaction, appId: string, ids: string[]): Promise<void> {
  const tables = ["st_metadata", "st_verified_emails", "st_one_time_tokens", "st_user_tenants", "st_sessions"];
  for (const table of tables) await trx(table).where({ app_id: appId }).whereIn("user_id", ids).del();
  await usersOf(trx, appId).whereIn("id", ids).del();
}

/** The ids of all logins of the person that an id belongs to; the id itself when it is unknown. */
export async function linkedIds(db: Knex, appId: string, id: string): Promise<string[]> {
  const rows = await usersOf(db, appId)
    .where({ primary_id: await primaryIdOf(db, appId, id) })
    .select("id");
  return rows.length === 0 ? [id] : rows.map((row) => row.id);
}

/** The id of the person that a login belongs to; sessions also exist for ids that no recipe knows. */
export async function primaryIdOf(db: Knex, appId: string, id: string): Promise<string> {
  return (await findLogin(db, appId, id))?.primary_id ?? id;
}

/** Notes that a login's owner reads the mail of an address. */
export async function markVerified(db: Knex, app_id: string, user_id: string, email: string): Promise<void> {
  const key = ["app_id", "user_id", "email"];
  await db("st_verified_emails").insert({ app_id, user_id, email }).onConflict(key).ignore();
}
