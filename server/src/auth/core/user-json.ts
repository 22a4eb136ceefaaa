import type { Knex } from "knex";
import { primaryIdOf, type UserRow, usersOf } from "./user-store.ts";

interface ThirdPartyJson {
  id: string;
  userId: string;
}

/** One way of logging in, in the words of the Core Driver Interface. */
export interface LoginMethodJson {
  recipeId: string;
  recipeUserId: string;
  tenantIds: string[];
  timeJoined: number;
  verified: boolean;
  email?: string;
  thirdParty?: ThirdPartyJson;
}

/** A person with all their ways of logging in. */
export interface UserJson {
  id: string;
  isPrimaryUser: boolean;
  tenantIds: string[];
  timeJoined: number;
  emails: string[];
  phoneNumbers: string[];
  thirdParty: ThirdPartyJson[];
  webauthn: { credentialIds: string[] };
  loginMethods: LoginMethodJson[];
}

/** The people of some primary ids, in their order; unknown ids are left out. */
export async function loadUsers(db: Knex, appId: string, primaryIds: string[]): Promise<UserJson[]> {
  if (primaryIds.length === 0) return [];
  const order = [{ column: "time_joined" }, { column: "id" }];
  const rows: UserRow[] = await usersOf(db, appId).whereIn("primary_id", primaryIds).orderBy(order);
  const ids = rows.map((row) => row.id);
  const ofLogins = { app_id: appId };
  const tenants = await db<{ user_id: string; tenant_id: string }>("st_user_tenants")
    .where(ofLogins)
    .whereIn("user_id", ids);
  const verified = await db<{ user_id: string; email: string }>("st_verified_emails")
    .where(ofLogins)
    .whereIn("user_id", ids);

  const toMethod = (row: UserRow): LoginMethodJson => ({
    recipeId: row.recipe_id,
    recipeUserId: row.id,
    tenantIds: tenants.filter((tenant) => tenant.user_id === row.id).map((tenant) => tenant.tenant_id),
    timeJoined: Number(row.time_joined),
    verified: verified.some((entry) => entry.user_id === row.id && entry.email === row.email),
    ...(row.email === null ? {} : { email: row.email }),
    ...(row.third_party_id === null || row.third_party_user_id === null
      ? {}
      : { thirdParty: { id: row.third_party_id, userId: row.third_party_user_id } }),
  });

  return primaryIds.flatMap((id) => {
    const logins = rows.filter((row) => row.primary_id === id);
    const isPrimary = logins.some((row) => row.is_primary === 1);
    return logins.length === 0 ? [] : [toUser(id, isPrimary, logins.map(toMethod))];
  });
}

function toUser(id: string, isPrimaryUser: boolean, loginMethods: LoginMethodJson[]): UserJson {
  return {
    id,
    isPrimaryUser,
    tenantIds: [...new Set(loginMethods.flatMap((method) => method.tenantIds))],
    timeJoined: Math.min(...loginMethods.map((method) => method.timeJoined)),
    emails: [...new Set(loginMethods.flatMap((method) => method.email ?? []))],
    phoneNumbers: [],
    thirdParty: loginMethods.flatMap((method) => method.thirdParty ?? []),
    webauthn: { credentialIds: [] },
    loginMethods,
  };
}

/** The person that an id, primary or of one login, belongs to. */
export async function loadUser(db: Knex, appId: string, id: string): Promise<UserJson | undefined> {
  // The login that gave a group its id may be gone, while the group goes on.
  return (await loadUsers(db, appId, [await primaryIdOf(db, appId, id)]))[0];
}
