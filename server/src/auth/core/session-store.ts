import type { Knex } from "knex";
import type { JsonObject } from "./fields.ts";
import { primaryIdOf } from "./user-store.ts";

/** A session as the database keeps it; of the refresh token it has only the hash of the hash. */
export interface SessionRow {
  app_id: string;
  handle: string;
  tenant_id: string;
  user_id: string;
  refresh_hash2: string;
  data_in_database: string;
  data_in_jwt: string;
  use_static_key: number;
  created: number | string;
  expires: number | string;
}

/** A session with the person it belongs to and its data read. */
export interface StoredSession {
  handle: string;
  tenantId: string;
  recipeUserId: string;
  /** The person, which is what the SDK calls the user id. */
  userId: string;
  refreshHash2: string;
  isStatic: boolean;
  userData: JsonObject;
  dataInDatabase: JsonObject;
  created: number;
  expires: number;
}

/** The sessions of an app. */
export function sessionsOf(db: Knex, appId: string): Knex.QueryBuilder<SessionRow, SessionRow[]> {
  return db<SessionRow>("st_sessions").where({ app_id: appId });
}

/** How many sessions of the product have neither ended nor expired. */
export async function countSessions(db: Knex): Promise<number> {
  const [row] = await sessionsOf(db, "public").where("expires", ">", Date.now()).count({ count: "*" });
  return Number((row as unknown as { count: number | string } | undefined)?.count);
}

/** A session by its handle. In a transaction it is locked: what follows from it must not race with another request. */
export async function findSession(db: Knex, appId: string, handle: string): Promise<StoredSession | undefined> {
  const query = sessionsOf(db, appId).where({ handle });
  const [row]: SessionRow[] = await (db.isTransaction ? query.forUpdate() : query);
  return (
    row && {
      handle: row.handle,
      tenantId: row.tenant_id,
      recipeUserId: row.user_id,
      userId: await primaryIdOf(db, appId, row.user_id),
      refreshHash2: row.refresh_hash2,
      isStatic: row.use_static_key === 1,
      userData: JSON.parse(row.data_in_jwt) as JsonObject,
      dataInDatabase: JSON.parse(row.data_in_database) as JsonObject,
      created: Number(row.created),
      expires: Number(row.expires),
    }
  );
}

/** Ends sessions and answers those that there were. */
export async function revokeSessions(db: Knex, appId: string, handles: string[]): Promise<string[]> {
  const rows = await sessionsOf(db, appId).whereIn("handle", handles).select("handle");
  const found = rows.map((row) => row.handle);
  await sessionsOf(db, appId).whereIn("handle", found).del();
  return found;
}
