import { email, secret, text } from "../fields.ts";
import { consumeToken, forgetTokens, issueToken } from "../one-time-tokens.ts";
import type { CoreRequest, CoreRoutes } from "../route.ts";
import { markVerified } from "../user-store.ts";

function verifiedEntry({ db, app }: CoreRequest, user_id: string, address: string) {
  return db("st_verified_emails").where({ app_id: app.id, user_id, email: address });
}

async function isVerified(request: CoreRequest, userId: string, address: string): Promise<boolean> {
  return (await verifiedEntry(request, userId, address)).length > 0;
}

/** Proofs that a login's owner reads the mail of its address. */
export const emailVerificationRoutes: CoreRoutes = {
  "POST /recipe/user/email/verify/token": async (request) => {
    const { db, app, tenantId, body } = request;
    const owner = { app_id: app.id, tenant_id: tenantId, user_id: text(body, "userId"), email: email(body) };
    if (await isVerified(request, owner.user_id, owner.email)) return { status: "EMAIL_ALREADY_VERIFIED_ERROR" };
    const lifetime = app.config.email_verification_token_lifetime;
    return { status: "OK", token: await issueToken(db, "email-verification", owner, lifetime) };
  },

  "POST /recipe/user/email/verify": ({ db, app, tenantId, body }) => {
    const token = secret(body, "token");
    return db.transaction(async (trx) => {
      const where = { app_id: app.id, tenant_id: tenantId };
      const owner = await consumeToken(trx, "email-verification", where, token);
      if (!owner) return { status: "EMAIL_VERIFICATION_INVALID_TOKEN_ERROR" };
      await markVerified(trx, app.id, owner.user_id, owner.email);
      return { status: "OK", userId: owner.user_id, email: owner.email };
    });
  },

  "GET /recipe/user/email/verify": async (request) => {
    const { query } = request;
    return { status: "OK", isVerified: await isVerified(request, text(query, "userId"), email(query)) };
  },

  "POST /recipe/user/email/verify/token/remove": async ({ db, app, body }) => {
    await forgetTokens(db, "email-verification", app.id, text(body, "userId"), email(body));
    return { status: "OK" };
  },

  "POST /recipe/user/email/verify/remove": async (request) => {
    await verifiedEntry(request, text(request.body, "userId"), email(request.body)).del();
    return { status: "OK" };
  },
};
