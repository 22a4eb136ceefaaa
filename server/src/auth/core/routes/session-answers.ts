import type { JsonObject } from "../fields.ts";
import type { SessionIdentity } from "../session-tokens.ts";

/** A session in the words of the Core Driver Interface. */
export function sessionJson({ handle, userId, recipeUserId, tenantId }: SessionIdentity, userDataInJWT: JsonObject) {
  return { handle, userId, recipeUserId, userDataInJWT, tenantId };
}

/** The session does not exist (any more): the user has to log in. */
export function unauthorised(message: string) {
  return { status: "UNAUTHORISED", message };
}

/** The access token is no good, the session may be. */
export function tryRefresh(message: string) {
  return { status: "TRY_REFRESH_TOKEN", message };
}
