import { email, secret, text } from "../fields.ts";
import { consumeToken, issueToken } from "../one-time-tokens.ts";
import type { CoreRoutes } from "../route.ts";
import { loadUser } from "../user-json.ts";

/** Tokens that allow a new password. */
export const passwordResetRoutes: CoreRoutes = {
  "POST /recipe/user/password/reset/token": async ({ db, app, tenantId, body }) => {
    const userId = text(body, "userId");
    if (!(await loadUser(db, app.id, userId))) return { status: "UNKNOWN_USER_ID_ERROR" };
    const owner = { app_id: app.id, tenant_id: tenantId, user_id: userId, email: email(body) };
    return {
      status: "OK",
      token: await issueToken(db, "password-reset", owner, app.config.password_reset_token_lifetime),
    };
  },

  "POST /recipe/user/password/reset/token/consume": async ({ db, app, tenantId, body }) => {
    const token = secret(body, "token");
    const where = { app_id: app.id, tenant_id: tenantId };
    const owner = await db.transaction((trx) => consumeToken(trx, "password-reset", where, token));
    if (!owner) return { status: "RESET_PASSWORD_INVALID_TOKEN_ERROR" };
    return { status: "OK", userId: owner.user_id, email: owner.email };
  },
};
