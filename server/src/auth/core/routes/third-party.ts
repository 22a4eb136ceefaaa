import type { Knex } from "knex";
import { email, object, text } from "../fields.ts";
import { conflictingPrimary, lockLinking } from "../linking.ts";
import type { CoreRequest, CoreRoutes } from "../route.ts";
import { loadUser } from "../user-json.ts";
import { accountKey, findByPlace, insertLogin, markVerified, unlessTaken, usersOf } from "../user-store.ts";

async function signInUp(trx: Knex.Transaction, { app, tenantId, body }: CoreRequest): Promise<object> {
  const address = object(body, "email");
  const login = {
    recipe_id: "thirdparty" as const,
    email: email(address, "id"),
    third_party_id: text(body, "thirdPartyId"),
    third_party_user_id: text(body, "thirdPartyUserId"),
  };
  await lockLinking(trx, app.id);
  const { recipe_id } = login;
  const place = { app_id: app.id, tenant_id: tenantId, recipe_id, account_key: accountKey(login) };
  const known = await findByPlace(trx, place);
  if (known && known.email !== login.email) {
    if (known.is_primary && (await conflictingPrimary(trx, app.id, { email: login.email }, known.primary_id))) {
      const reason = "Email already associated with another primary user.";
      return { status: "EMAIL_CHANGE_NOT_ALLOWED_ERROR", reason };
    }
    await usersOf(trx, app.id).where({ id: known.id }).update({ email: login.email });
  }
  const id = known?.id ?? (await insertLogin(trx, app.id, tenantId, login));
  if (address.isVerified === true) await markVerified(trx, app.id, id, login.email);
  return { status: "OK", createdNewUser: !known, user: await loadUser(trx, app.id, id), recipeUserId: id };
}

/** Logins at a provider such as Google or GitHub. */
export const thirdPartyRoutes: CoreRoutes = {
  "POST /recipe/signinup": async (request) => {
    const work = (trx: Knex.Transaction) => signInUp(trx, request);
    // A request that lost a race for a new login finds it in the second try.
    return (await unlessTaken(request.db, work)) ?? request.db.transaction(work);
  },
};
