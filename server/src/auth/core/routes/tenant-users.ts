import { text } from "../fields.ts";
import type { CoreRoutes } from "../route.ts";
import { accountKey, associate, findByPlace, findLogin, unlessTaken } from "../user-store.ts";

/** Which logins belong to which tenants. */
export const tenantUserRoutes: CoreRoutes = {
  "POST /recipe/multitenancy/tenant/user": async ({ db, app, tenantId, body }) => {
    const login = await findLogin(db, app.id, text(body, "recipeUserId"));
    if (!login) return { status: "UNKNOWN_USER_ID_ERROR" };
    const taken = {
      status: login.recipe_id === "thirdparty" ? "THIRD_PARTY_USER_ALREADY_EXISTS_ERROR" : "EMAIL_ALREADY_EXISTS_ERROR",
    };
    const { recipe_id } = login;
    const place = { app_id: app.id, tenant_id: tenantId, recipe_id, account_key: accountKey(login) };
    const there = await findByPlace(db, place);
    if (there) return there.id === login.id ? { status: "OK", wasAlreadyAssociated: true } : taken;
    const done = await unlessTaken(db, async (trx) => {
      await associate(trx, login, tenantId);
      return { status: "OK", wasAlreadyAssociated: false };
    });
    return done ?? taken;
  },

  "POST /recipe/multitenancy/tenant/user/remove": ({ db, app, tenantId, body }) => {
    const where = { app_id: app.id, tenant_id: tenantId, user_id: text(body, "recipeUserId") };
    return db.transaction(async (trx) => {
      await trx("st_sessions").where(where).del();
      return { status: "OK", wasAssociated: (await trx("st_user_tenants").where(where).del()) > 0 };
    });
  },
};
