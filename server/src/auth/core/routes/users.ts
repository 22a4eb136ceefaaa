import { flag, text } from "../fields.ts";
import type { CoreRoutes } from "../route.ts";
import { loadUser } from "../user-json.ts";
import { deleteLogins, linkedIds } from "../user-store.ts";

/** One user, found and removed. */
export const userRoutes: CoreRoutes = {
  "GET /user/id": async ({ db, app, query }) => {
    const user = await loadUser(db, app.id, text(query, "userId"));
    return user ? { status: "OK", user } : { status: "UNKNOWN_USER_ID_ERROR" };
  },

  "POST /user/remove": ({ db, app, body }) => {
    const userId = text(body, "userId");
    const all = flag(body, "removeAllLinkedAccounts", true);
    return db.transaction(async (trx) => {
      const ids = all ? await linkedIds(trx, app.id, userId) : [userId];
      // What hangs on the person's id goes too, even where no login has it.
      await deleteLogins(trx, app.id, [...new Set([...ids, userId])]);
      return { status: "OK" };
    });
  },
};
