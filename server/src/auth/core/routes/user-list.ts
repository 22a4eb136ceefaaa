/** The embedded core's calls that find many users: by account, by page, and how many there are. */
import type { Knex } from "knex";
import { CoreError } from "../core-error.ts";
import { email, type Fields, flag, optionalText } from "../fields.ts";
import type { CoreRequest, CoreRoutes } from "../route.ts";
import { loadUsers } from "../user-json.ts";
import { idsInTenant, usersOf } from "../user-store.ts";

const MAX_PAGE = 500;

/** The conditions of a search by account; null for kinds of accounts that no recipe here has. */
function accountConditions(query: Fields): (Record<string, string> | null)[] {
  const conditions: (Record<string, string> | null)[] = [];
  if (query.email !== undefined) conditions.push({ email: email(query) });
  const third_party_id = optionalText(query, "thirdPartyId");
  const third_party_user_id = optionalText(query, "thirdPartyUserId");
  if (third_party_id !== undefined && third_party_user_id !== undefined) {
    conditions.push({ third_party_id, third_party_user_id });
  }
  if (query.phoneNumber !== undefined || query.webauthnCredentialId !== undefined) conditions.push(null);
  return conditions;
}

/** Keeps those whose column begins with one of the search terms, which semicolons separate. */
function search(users: Knex.QueryBuilder, terms: string | undefined, column: string, prefixes: string[]): void {
  if (!terms) return;
  const starts = terms.split(";").map((term) =>
    term
      .toLowerCase()
      .replace(/[%_\\]/g, "")
      .trim(),
  );
  users.where((either) => {
    // A term may become empty here, and every text begins with an empty one.
    either.whereRaw("1 = 0");
    for (const start of starts.filter(Boolean)) {
      for (const prefix of prefixes) either.orWhere(column, "like", `${prefix}${start}%`);
    }
  });
}

function filterRecipes(users: Knex.QueryBuilder, query: Fields): void {
  const recipes = optionalText(query, "includeRecipeIds");
  if (recipes) users.whereIn("recipe_id", recipes.split(","));
}

interface Position {
  id: string;
  timeJoined: number;
}

function encodePosition({ id, timeJoined }: Position): string {
  return Buffer.from(`${id};${timeJoined}`).toString("base64");
}

function decodePosition(token: string): Position {
  const [, id, timeJoined] = /^([^;\0]+);(\d+)$/.exec(Buffer.from(token, "base64").toString()) ?? [];
  if (id === undefined) throw new CoreError(400, "invalid pagination token");
  return { id, timeJoined: Number(timeJoined) };
}

function pageSize(query: Fields): number {
  const limit = Number(optionalText(query, "limit") ?? 100);
  if (!Number.isInteger(limit) || limit < 1) throw new CoreError(400, "limit must a positive integer with min value 1");
  if (limit > MAX_PAGE) throw new CoreError(400, `max limit allowed is ${MAX_PAGE}`);
  return limit;
}

async function listPage({ db, app, tenantId, query }: CoreRequest): Promise<object> {
  const limit = pageSize(query);
  const order = query.timeJoinedOrder === "DESC" ? "desc" : "asc";
  const logins = usersOf(db, app.id).whereIn("id", idsInTenant(db, app.id, tenantId));
  filterRecipes(logins, query);
  search(logins, optionalText(query, "email"), "email", ["", "%@"]);
  search(logins, optionalText(query, "provider"), "third_party_id", [""]);
  if (optionalText(query, "phone")) logins.whereRaw("1 = 0");
  const people = logins.groupBy("primary_id").select("primary_id").min("time_joined as joined").as("people");
  const page = db.from(people);
  const token = optionalText(query, "paginationToken");
  if (token) {
    const { id, timeJoined } = decodePosition(token);
    const after = order === "asc" ? ">" : "<";
    page.where((either) => {
      either.where("joined", after, timeJoined);
      either.orWhere((tie) => tie.where("joined", timeJoined).where("primary_id", `${after}=`, id));
    });
  }
  const columns = ["joined", "primary_id"].map((column) => ({ column, order }));
  const rows: { primary_id: string; joined: number | string }[] = await page.orderBy(columns).limit(limit + 1);
  const ids = rows.slice(0, limit).map((row) => row.primary_id);
  const next = rows[limit];
  const position = next && encodePosition({ id: next.primary_id, timeJoined: Number(next.joined) });
  const more = position === undefined ? {} : { nextPaginationToken: position };
  return { status: "OK", users: await loadUsers(db, app.id, ids), ...more };
}

/** Many users: by their accounts, page by page, counted. */
export const userListRoutes: CoreRoutes = {
  "GET /users/by-accountinfo": async ({ db, app, tenantId, query }) => {
    const found: string[][] = [];
    for (const condition of accountConditions(query)) {
      const rows = condition
        ? await usersOf(db, app.id)
            .where(condition)
            .whereIn("id", idsInTenant(db, app.id, tenantId))
            .orderBy("time_joined")
            .select("primary_id")
        : [];
      found.push(rows.map((row) => row.primary_id));
    }
    const ids = flag(query, "doUnionOfAccountInfo", false)
      ? found.flat()
      : (found[0] ?? []).filter((id) => found.every((set) => set.includes(id)));
    return { status: "OK", users: await loadUsers(db, app.id, [...new Set(ids)]) };
  },

  "GET /users": listPage,

  "GET /users/count": async ({ db, app, tenantId, query }) => {
    const logins = usersOf(db, app.id);
    if (!flag(query, "includeAllTenants", false)) logins.whereIn("id", idsInTenant(db, app.id, tenantId));
    filterRecipes(logins, query);
    const [row] = (await logins.countDistinct({ count: "primary_id" })) as { count: number | string }[];
    return { status: "OK", count: Number(row?.count) };
  },
};
