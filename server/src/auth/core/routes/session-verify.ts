import { isDeepStrictEqual } from "node:util";
import { flag, optionalText, text } from "../fields.ts";
import type { CoreRoutes } from "../route.ts";
import { findSession, type StoredSession, sessionsOf } from "../session-store.ts";
import { readAccessToken, refreshHash2, signAccessToken } from "../session-tokens.ts";
import { sessionJson, tryRefresh, unauthorised } from "./session-answers.ts";

/** The check of an access token, which is also where a new refresh token is first seen to have arrived. */
export const sessionVerifyRoutes: CoreRoutes = {
  "POST /recipe/session/verify": async ({ db, app, body }) => {
    const checkDatabase = flag(body, "checkDatabase", false);
    const content = await readAccessToken(app, text(body, "accessToken"));
    if (!content) return tryRefresh("invalid access token");
    if (content.expires < Date.now()) return tryRefresh("Access token expired");
    if (flag(body, "enableAntiCsrf", false) && flag(body, "doAntiCsrfCheck", false)) {
      const given = optionalText(body, "antiCsrfToken");
      if (content.antiCsrf === null || content.antiCsrf !== given) return tryRefresh("anti-csrf check failed");
    }

    const ended = unauthorised("Either the session has ended or has been blacklisted");
    const renewed = await db.transaction(async (trx): Promise<StoredSession | "unchanged" | "ended"> => {
      const session = await findSession(trx, app.id, content.identity.handle);
      const isOver = !session || (checkDatabase && session.expires < Date.now());
      if (isOver) return checkDatabase || content.parentHash1 !== null ? "ended" : "unchanged";
      // The first use of an access token that came by a refresh proves that its refresh token arrived with it. From
      // now on the parent is history, and its use is theft.
      const isFirstUse = content.parentHash1 !== null && session.refreshHash2 === refreshHash2(content.parentHash1);
      if (isFirstUse) {
        const expires = Date.now() + app.config.refresh_token_validity * 60_000;
        const refresh_hash2 = refreshHash2(content.hash1);
        await sessionsOf(trx, app.id).where({ handle: session.handle }).update({ refresh_hash2, expires });
        return session;
      }
      const wasConfirmed = content.parentHash1 !== null && session.refreshHash2 === refreshHash2(content.hash1);
      const isStale = checkDatabase && !isDeepStrictEqual(session.userData, content.userData);
      return wasConfirmed || isStale ? session : "unchanged";
    });

    if (renewed === "ended") return ended;
    if (renewed === "unchanged") return { status: "OK", session: sessionJson(content.identity, content.userData) };
    const chain = { hash1: content.hash1, parentHash1: null, antiCsrf: content.antiCsrf };
    const accessToken = await signAccessToken(app, renewed, chain, renewed.userData);
    return { status: "OK", session: sessionJson(renewed, renewed.userData), accessToken };
  },
};
