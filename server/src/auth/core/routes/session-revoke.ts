import { type Fields, flag, text, texts } from "../fields.ts";
import type { CoreRequest, CoreRoutes } from "../route.ts";
import { revokeSessions, sessionsOf } from "../session-store.ts";
import { linkedIds } from "../user-store.ts";

/** The handles of a user's sessions: of one login or of the whole person, of one tenant or of all. */
async function handlesOf(
  request: CoreRequest,
  fields: Fields,
  allLinked: boolean,
  allTenants: boolean,
): Promise<string[]> {
  const { db, app, tenantId, tenantGiven } = request;
  const userId = text(fields, "userId");
  const query = sessionsOf(db, app.id).whereIn("user_id", allLinked ? await linkedIds(db, app.id, userId) : [userId]);
  if (tenantGiven || !allTenants) query.where({ tenant_id: tenantId });
  const rows = await query.where("expires", ">", Date.now()).select("handle");
  return rows.map((row) => row.handle);
}

/** The list of a user's sessions and their end. */
export const sessionRevokeRoutes: CoreRoutes = {
  "GET /recipe/session/user": async (request) => {
    const { query } = request;
    const allLinked = flag(query, "fetchSessionsForAllLinkedAccounts", true);
    const allTenants = flag(query, "fetchAcrossAllTenants", true);
    return { status: "OK", sessionHandles: await handlesOf(request, query, allLinked, allTenants) };
  },

  "POST /recipe/session/remove": async (request) => {
    const { db, app, body } = request;
    const allLinked = flag(body, "revokeSessionsForLinkedAccounts", true);
    const allTenants = flag(body, "revokeAcrossAllTenants", true);
    const handles = body.sessionHandles
      ? texts(body, "sessionHandles")
      : await handlesOf(request, body, allLinked, allTenants);
    return { status: "OK", sessionHandlesRevoked: await revokeSessions(db, app.id, handles) };
  },
};
