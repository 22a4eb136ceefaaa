import { randomUUID } from "node:crypto";
import { flag, isObject, object, text } from "../fields.ts";
import type { CoreRoutes } from "../route.ts";
import type { SessionRow } from "../session-store.ts";
import {
  assertNoProtectedClaims,
  refreshHash1,
  refreshHash2,
  sealRefreshToken,
  signAccessToken,
} from "../session-tokens.ts";
import { primaryIdOf } from "../user-store.ts";
import { sessionJson } from "./session-answers.ts";

/** The begin of a session. */
export const sessionCreateRoutes: CoreRoutes = {
  "POST /recipe/session": async ({ db, app, tenantId, body }) => {
    const recipeUserId = text(body, "userId");
    const userData = object(body, "userDataInJWT");
    assertNoProtectedClaims(userData);
    const session = {
      handle: randomUUID() + (tenantId === "public" ? "" : `_${tenantId}`),
      tenantId,
      recipeUserId,
      userId: await primaryIdOf(db, app.id, recipeUserId),
      isStatic: !flag(body, "useDynamicSigningKey", true),
    };
    const antiCsrf = flag(body, "enableAntiCsrf", false) ? randomUUID() : null;
    const refreshToken = await sealRefreshToken(app, { handle: session.handle, parentHash1: null, antiCsrf });
    const hash1 = refreshHash1(refreshToken.token);
    const accessToken = await signAccessToken(app, session, { hash1, parentHash1: null, antiCsrf }, userData);
    await db<SessionRow>("st_sessions").insert({
      app_id: app.id,
      handle: session.handle,
      tenant_id: tenantId,
      user_id: recipeUserId,
      refresh_hash2: refreshHash2(hash1),
      data_in_database: JSON.stringify(isObject(body.userDataInDatabase) ? body.userDataInDatabase : {}),
      data_in_jwt: JSON.stringify(userData),
      use_static_key: session.isStatic ? 1 : 0,
      created: refreshToken.createdTime,
      expires: refreshToken.expiry,
    });
    const csrf = antiCsrf === null ? {} : { antiCsrfToken: antiCsrf };
    return { status: "OK", session: sessionJson(session, userData), accessToken, refreshToken, ...csrf };
  },
};
