import { isDeepStrictEqual } from "node:util";
import type { Knex } from "knex";
import type { CoreApp } from "../apps.ts";
import { flag, secret } from "../fields.ts";
import type { CoreRoutes } from "../route.ts";
import { findSession, type StoredSession, sessionsOf } from "../session-store.ts";
import { readAccessToken, refreshHash2, signAccessToken } from "../session-tokens.ts";
import { sessionJson, tryRefresh, unauthorised } from "./session-answers.ts";

/** The check of an access token, which is also where a new refresh token is first seen to have arrived. */
export const sessionVerifyRoutes: CoreRoutes = {
  "POST /recipe/session/verify": async ({ db, app, body }) => {
    const checkDatabase = flag(body, "checkDatabase", false);
    const content = await readAccessToken(app, secret(body, "accessToken"));
    if (!content) return tryRefresh("invalid access token");
    if (content.expires < Date.now()) return tryRefresh("Access token expired");
    if (flag(body, "enableAntiCsrf", false) && flag(body, "doAntiCsrfCheck", false)) {
      const given = body.antiCsrfToken;
      if (content.antiCsrf === null || content.antiCsrf !== given) return tryRefresh("anti-csrf check failed");
    }

    const { identity, hash1, parentHash1, antiCsrf } = content;
    const unchanged = { status: "OK", session: sessionJson(identity, content.userData) };
    const session = await findSession(db, app.id, identity.handle);
    if (!session || (checkDatabase && session.expires < Date.now())) {
      const isKnownToHaveEnded = checkDatabase || parentHash1 !== null;
      return isKnownToHaveEnded ? unauthorised("Either the session has ended or has been blacklisted") : unchanged;
    }
    const isConfirmed = parentHash1 !== null && (await confirm(db, app, session, hash1, parentHash1));
    const isStale = checkDatabase && !isDeepStrictEqual(session.userData, content.userData);
    if (!isConfirmed && !isStale) return unchanged;
    const chain = { hash1, parentHash1: null, antiCsrf };
    const accessToken = await signAccessToken(app, session, chain, session.userData);
    return { status: "OK", session: sessionJson(session, session.userData), accessToken };
  },
};

/**
 * The first use of an access token that came by a refresh proves that its refresh token arrived with it. From then on
 * the parent is history, and its use is theft. Tells whether the token belongs to the current refresh token.
 */
async function confirm(
  db: Knex,
  app: CoreApp,
  session: StoredSession,
  hash1: string,
  parentHash1: string,
): Promise<boolean> {
  if (session.refreshHash2 === refreshHash2(hash1)) return true;
  // One statement, so that of two children of one parent only one can become current.
  const confirmed = await sessionsOf(db, app.id)
    .where({ handle: session.handle, refresh_hash2: refreshHash2(parentHash1) })
    .update({
      refresh_hash2: refreshHash2(hash1),
      expires: Date.now() + app.config.refresh_token_validity * 60_000,
    });
  return confirmed > 0;
}
