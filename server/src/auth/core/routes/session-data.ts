import { isObject, object, secret, text } from "../fields.ts";
import type { CoreRequest, CoreRoutes } from "../route.ts";
import { findSession, type SessionRow, sessionsOf } from "../session-store.ts";
import { assertNoProtectedClaims, readAccessToken, signAccessToken } from "../session-tokens.ts";
import { sessionJson, unauthorised } from "./session-answers.ts";

const MISSING = "Session does not exist.";

async function change({ db, app }: CoreRequest, handle: string, data: Partial<SessionRow>): Promise<object> {
  const changed = await sessionsOf(db, app.id).where({ handle }).update(data);
  return changed > 0 ? { status: "OK" } : unauthorised(MISSING);
}

/** What is kept with a session, in the database and in its access tokens. */
export const sessionDataRoutes: CoreRoutes = {
  "GET /recipe/session": async ({ db, app, query }) => {
    const session = await findSession(db, app.id, text(query, "sessionHandle"));
    if (!session) return unauthorised(MISSING);
    return {
      status: "OK",
      sessionHandle: session.handle,
      userId: session.userId,
      recipeUserId: session.recipeUserId,
      tenantId: session.tenantId,
      timeCreated: session.created,
      expiry: session.expires,
      userDataInDatabase: session.dataInDatabase,
      userDataInJWT: session.userData,
    };
  },

  "PUT /recipe/session/data": (request) => {
    const data = JSON.stringify(object(request.body, "userDataInDatabase"));
    return change(request, text(request.body, "sessionHandle"), { data_in_database: data });
  },

  "PUT /recipe/jwt/data": (request) => {
    const userData = object(request.body, "userDataInJWT");
    assertNoProtectedClaims(userData);
    return change(request, text(request.body, "sessionHandle"), { data_in_jwt: JSON.stringify(userData) });
  },

  "POST /recipe/session/regenerate": async (request) => {
    const { db, app, body } = request;
    const content = await readAccessToken(app, secret(body, "accessToken"));
    const session = content && (await findSession(db, app.id, content.identity.handle));
    if (!session) return unauthorised(MISSING);
    const userData = isObject(body.userDataInJWT) ? body.userDataInJWT : session.userData;
    assertNoProtectedClaims(userData);
    const saved = await sessionsOf(db, app.id)
      .where({ handle: session.handle })
      .update({ data_in_jwt: JSON.stringify(userData) });
    if (saved === 0) return unauthorised(MISSING);
    const answer = { status: "OK", session: sessionJson(session, userData) };
    if (content.expires < Date.now()) return answer;
    return { ...answer, accessToken: await signAccessToken(app, session, content, userData, content.expires) };
  },
};
