import { randomUUID } from "node:crypto";
import { flag, secret } from "../fields.ts";
import type { CoreRoutes } from "../route.ts";
import { findSession, type StoredSession, sessionsOf } from "../session-store.ts";
import { openRefreshToken, refreshHash1, refreshHash2, sealRefreshToken, signAccessToken } from "../session-tokens.ts";
import { sessionJson, unauthorised } from "./session-answers.ts";

/**
 * The rotation of refresh tokens. The database knows the current token. The current one may be tried again until its
 * child has been seen in use, since an answer can get lost. A child becomes the current one by its first use. A client that
 * sends the parent after that has stolen it.
 */
export const sessionRefreshRoutes: CoreRoutes = {
  "POST /recipe/session/refresh": async ({ db, app, body }) => {
    const token = secret(body, "refreshToken");
    const withAntiCsrf = flag(body, "enableAntiCsrf", false);
    const content = await openRefreshToken(app, token);
    if (!content) return unauthorised("Invalid refresh token");
    if (withAntiCsrf && content.antiCsrf !== null && content.antiCsrf !== body.antiCsrfToken) {
      return unauthorised("Anti CSRF token missing, or not matching");
    }
    const hash1 = refreshHash1(token);

    const outcome = await db.transaction(
      async (trx): Promise<{ session: StoredSession; isTheft: boolean } | undefined> => {
        const session = await findSession(trx, app.id, content.handle);
        if (!session || session.expires < Date.now()) return undefined;
        const isCurrent = session.refreshHash2 === refreshHash2(hash1);
        const isChild = content.parentHash1 !== null && session.refreshHash2 === refreshHash2(content.parentHash1);
        if (!isCurrent && !isChild) return { session, isTheft: true };
        const isStatic = typeof body.useDynamicSigningKey === "boolean" ? !body.useDynamicSigningKey : session.isStatic;
        const renewal = isCurrent
          ? {}
          : { refresh_hash2: refreshHash2(hash1), expires: Date.now() + app.config.refresh_token_validity * 60_000 };
        const change = { ...renewal, use_static_key: isStatic ? 1 : 0 };
        await sessionsOf(trx, app.id).where({ handle: session.handle }).update(change);
        return { session: { ...session, isStatic }, isTheft: false };
      },
    );

    if (!outcome) return unauthorised("Session missing in db or has expired");
    const { session, isTheft } = outcome;
    const { handle, userId, recipeUserId, userData } = session;
    // The SDK revokes the session on this answer, for the thief and for the owner.
    if (isTheft) return { status: "TOKEN_THEFT_DETECTED", session: { handle, userId, recipeUserId } };
    const antiCsrf = withAntiCsrf ? randomUUID() : null;
    const refreshToken = await sealRefreshToken(app, { handle, parentHash1: hash1, antiCsrf });
    const chain = { hash1: refreshHash1(refreshToken.token), parentHash1: hash1, antiCsrf };
    const accessToken = await signAccessToken(app, session, chain, userData);
    const csrf = antiCsrf === null ? {} : { antiCsrfToken: antiCsrf };
    return { status: "OK", session: sessionJson(session, userData), accessToken, refreshToken, ...csrf };
  },
};
