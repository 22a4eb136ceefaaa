import type { Knex } from "knex";
import { loadUsers, type UserJson } from "./core/user-json.ts";
import { type UserRow, usersOf } from "./core/user-store.ts";

/** As many users as one call of `POST /bulk-import/users` takes. */
const BULK_IMPORT_MAX = 10_000;
/** The product's app in the embedded core. */
const APP = "public";

interface CommonLogin {
  tenantIds: string[];
  email: string;
  isVerified: boolean;
  isPrimary: boolean;
  timeJoinedInMSSinceEpoch: number;
}

/** A way to log in, as SuperTokens' bulk import reads it. */
export type ImportLogin =
  | (CommonLogin & { recipeId: "emailpassword"; passwordHash: string; hashingAlgorithm: "argon2" })
  | (CommonLogin & { recipeId: "thirdparty"; thirdPartyId: string; thirdPartyUserId: string });

/** A user, as SuperTokens' bulk import reads one. The external id lets projects go on belonging to the same id. */
export interface ImportUser {
  externalUserId: string;
  userMetadata?: Record<string, unknown>;
  loginMethods: ImportLogin[];
}

/** The users of the embedded core, in parts that the bulk import of a real core takes, oldest first. */
export async function* exportUsers(knex: Knex, partSize = BULK_IMPORT_MAX): AsyncGenerator<ImportUser[]> {
  let after = "";
  for (;;) {
    const rows: { primary_id: string }[] = await usersOf(knex, APP)
      .where("primary_id", ">", after)
      .distinct("primary_id")
      .orderBy("primary_id")
      .limit(partSize);
    const ids = rows.map((row) => row.primary_id);
    const last = ids.at(-1);
    if (last === undefined) return;
    after = last;
    yield await readUsers(knex, ids);
  }
}

async function readUsers(knex: Knex, ids: string[]): Promise<ImportUser[]> {
  const users: ImportUser[] = [];
  // In small steps: databases limit the values of a query.
  for (let start = 0; start < ids.length; start += 200) {
    const some = ids.slice(start, start + 200);
    const people = await loadUsers(knex, APP, some);
    const logins: UserRow[] = await usersOf(knex, APP).whereIn("primary_id", some);
    const metadata = await knex<{ app_id: string; user_id: string; json: string }>("st_metadata")
      .where({ app_id: APP })
      .whereIn("user_id", some);
    for (const person of people) {
      const json = metadata.find((row) => row.user_id === person.id)?.json;
      users.push({
        externalUserId: person.id,
        ...(json ? { userMetadata: JSON.parse(json) as Record<string, unknown> } : {}),
        loginMethods: toLogins(person, logins),
      });
    }
  }
  return users;
}

function toLogins(person: UserJson, rows: UserRow[]): ImportLogin[] {
  return person.loginMethods.flatMap((method, index): ImportLogin[] => {
    const row = rows.find((one) => one.id === method.recipeUserId);
    const common = {
      tenantIds: method.tenantIds,
      email: method.email ?? "",
      isVerified: method.verified,
      // A real core takes linked logins only with a licence: a single one must not look like the first of several.
      isPrimary: person.loginMethods.length > 1 && index === 0,
      timeJoinedInMSSinceEpoch: method.timeJoined,
    };
    if (method.thirdParty) {
      const { id, userId } = method.thirdParty;
      return [{ ...common, recipeId: "thirdparty", thirdPartyId: id, thirdPartyUserId: userId }];
    }
    if (!row?.password_hash) return [];
    return [{ ...common, recipeId: "emailpassword", passwordHash: row.password_hash, hashingAlgorithm: "argon2" }];
  });
}
