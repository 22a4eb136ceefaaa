import { isDeepStrictEqual } from "node:util";
import type { Knex } from "knex";
import type { RecipeInterface as SessionFunctions } from "supertokens-node/recipe/session/index.js";
import type { JsonObject } from "./core/fields.ts";
import { sessionsOf } from "./core/session-store.ts";
import { userDataOf } from "./core/session-tokens.ts";

/** The user data of a session that has neither ended nor expired, by its handle. */
export type FindLiveSession = (handle: string) => Promise<JsonObject | undefined>;

/** Reads the sessions of the embedded core. */
export function liveSessionsIn(knex: Knex): FindLiveSession {
  return async (handle) => {
    const row = await sessionsOf(knex, "public")
      .where({ handle })
      .where("expires", ">=", Date.now())
      .first("data_in_jwt");
    return row && JSON.parse(row.data_in_jwt);
  };
}

/**
 * Checks a session in the database itself where the SDK would ask the core, which is this very process: the same answer
 * without a request by HTTP and a second look at the signature. A session that has ended, or whose token is no longer up
 * to date, still goes to the core, which says what follows from that.
 */
export function checkInDatabase(
  functions: SessionFunctions,
  findLive: FindLiveSession,
): SessionFunctions["getSession"] {
  return async (input) => {
    if (!input.options?.checkDatabase) return functions.getSession(input);
    const session = await functions.getSession({ ...input, options: { ...input.options, checkDatabase: false } });
    const userData = session && (await findLive(session.getHandle()));
    const isCurrent = userData && isDeepStrictEqual(userData, userDataOf(session.getAccessTokenPayload()));
    return isCurrent ? session : functions.getSession(input);
  };
}
