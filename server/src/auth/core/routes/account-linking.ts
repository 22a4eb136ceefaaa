import { CoreError } from "../core-error.ts";
import { text } from "../fields.ts";
import { checkLink, checkPrimary, lockLinking } from "../linking.ts";
import type { CoreRoutes } from "../route.ts";
import { sessionsOf } from "../session-store.ts";
import { loadUser } from "../user-json.ts";
import { deleteLogins, findLogin, usersOf } from "../user-store.ts";

/** Several logins as one person. */
export const accountLinkingRoutes: CoreRoutes = {
  "GET /recipe/accountlinking/user/primary/check": ({ db, app, query }) =>
    checkPrimary(db, app.id, text(query, "recipeUserId")),

  "POST /recipe/accountlinking/user/primary": ({ db, app, body }) => {
    const id = text(body, "recipeUserId");
    return db.transaction(async (trx) => {
      await lockLinking(trx, app.id);
      const check = await checkPrimary(trx, app.id, id);
      if (check.status !== "OK") return check;
      await usersOf(trx, app.id).where({ id }).update({ is_primary: 1 });
      return { ...check, user: await loadUser(trx, app.id, id) };
    });
  },

  "GET /recipe/accountlinking/user/link/check": async ({ db, app, query }) => {
    const check = await checkLink(db, app.id, text(query, "recipeUserId"), text(query, "primaryUserId"));
    if (check.status !== "OK") return check;
    return { status: "OK", accountsAlreadyLinked: check.accountsAlreadyLinked };
  },

  "POST /recipe/accountlinking/user/link": ({ db, app, body }) => {
    const id = text(body, "recipeUserId");
    const primaryUserId = text(body, "primaryUserId");
    return db.transaction(async (trx) => {
      await lockLinking(trx, app.id);
      const check = await checkLink(trx, app.id, id, primaryUserId);
      if (check.status !== "OK") return check;
      const { primaryId, accountsAlreadyLinked } = check;
      if (!accountsAlreadyLinked) {
        await usersOf(trx, app.id).where({ id }).update({ primary_id: primaryId, is_primary: 1 });
        await sessionsOf(trx, app.id).where({ user_id: id }).del();
      }
      return { status: "OK", accountsAlreadyLinked, user: await loadUser(trx, app.id, primaryId) };
    });
  },

  "POST /recipe/accountlinking/user/unlink": ({ db, app, body }) => {
    const id = text(body, "recipeUserId");
    return db.transaction(async (trx) => {
      await lockLinking(trx, app.id);
      const login = await findLogin(trx, app.id, id);
      if (!login) throw new CoreError(400, "Unknown user ID provided");
      if (!login.is_primary) return { status: "OK", wasRecipeUserDeleted: false, wasLinked: false };
      await sessionsOf(trx, app.id).where({ user_id: id }).del();
      const group = await usersOf(trx, app.id).where({ primary_id: login.primary_id }).select("id");
      if (id === login.primary_id && group.length > 1) {
        // Its id goes on as the id of the others, so the login itself cannot.
        await deleteLogins(trx, app.id, [id]);
        return { status: "OK", wasRecipeUserDeleted: true, wasLinked: true };
      }
      await usersOf(trx, app.id).where({ id }).update({ primary_id: id, is_primary: 0 });
      return { status: "OK", wasRecipeUserDeleted: false, wasLinked: true };
    });
  },
};
