import { CoreError } from "../core-error.ts";
import { email, optionalText, secret, text } from "../fields.ts";
import { conflictingPrimary, lockLinking } from "../linking.ts";
import { forgetTokens } from "../one-time-tokens.ts";
import { hashPassword, verifyPassword } from "../passwords.ts";
import type { CoreRequest, CoreRoutes } from "../route.ts";
import { loadUser } from "../user-json.ts";
import { type AccountPlace, findByPlace, insertLogin, type UserRow, unlessTaken, usersOf } from "../user-store.ts";

function placeOf({ app, tenantId, body }: CoreRequest): AccountPlace {
  return { app_id: app.id, tenant_id: tenantId, recipe_id: "emailpassword", account_key: email(body) };
}

function passwordOf({ body }: CoreRequest): string {
  const password = secret(body, "password");
  if (password === "") throw new CoreError(400, "Password cannot be an empty string");
  return password;
}

/** Logins by e-mail address and password. */
export const emailPasswordRoutes: CoreRoutes = {
  "POST /recipe/signup": async (request) => {
    const { db, app, tenantId } = request;
    const place = placeOf(request);
    const password = passwordOf(request);
    if (await findByPlace(db, place)) return { status: "EMAIL_ALREADY_EXISTS_ERROR" };
    const password_hash = await hashPassword(password);
    const login = { recipe_id: "emailpassword" as const, email: place.account_key, password_hash };
    const id = await unlessTaken(db, (trx) => insertLogin(trx, app.id, tenantId, login));
    if (id === undefined) return { status: "EMAIL_ALREADY_EXISTS_ERROR" };
    return { status: "OK", user: await loadUser(db, app.id, id), recipeUserId: id };
  },

  "POST /recipe/signin": async (request) => {
    const { db, app, body } = request;
    const login = await findByPlace(db, placeOf(request));
    const isRight = await verifyPassword(secret(body, "password"), login?.password_hash);
    if (!login || !isRight) return { status: "WRONG_CREDENTIALS_ERROR" };
    const user = await loadUser(db, app.id, login.id);
    // The account may be deleted while its password is hashed.
    if (!user) return { status: "WRONG_CREDENTIALS_ERROR" };
    return { status: "OK", user, recipeUserId: login.id };
  },

  "PUT /recipe/user": async (request) => {
    const { db, app, body } = request;
    const id = text(body, "recipeUserId");
    const newEmail = optionalText(body, "email") === undefined ? undefined : email(body);
    const password_hash = body.password === undefined ? undefined : await hashPassword(passwordOf(request));
    const change = await unlessTaken(db, async (trx) => {
      await lockLinking(trx, app.id);
      const [login]: UserRow[] = await usersOf(trx, app.id).where({ id, recipe_id: "emailpassword" });
      if (!login) return { status: "UNKNOWN_USER_ID_ERROR" };
      if (newEmail !== undefined) {
        if (login.is_primary && (await conflictingPrimary(trx, app.id, { email: newEmail }, login.primary_id))) {
          const reason = "New email is associated with another primary user ID";
          return { status: "EMAIL_CHANGE_NOT_ALLOWED_ERROR", reason };
        }
        await usersOf(trx, app.id).where({ id }).update({ email: newEmail });
        await trx("st_user_tenants").where({ app_id: app.id, user_id: id }).update({ account_key: newEmail });
      }
      if (password_hash !== undefined) {
        await usersOf(trx, app.id).where({ id }).update({ password_hash });
        await forgetTokens(trx, "password-reset", app.id, login.primary_id);
      }
      return { status: "OK" };
    });
    return change ?? { status: "EMAIL_ALREADY_EXISTS_ERROR" };
  },
};
