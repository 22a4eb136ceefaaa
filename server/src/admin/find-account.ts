import SuperTokens from "supertokens-node";
import Session from "supertokens-node/recipe/session/index.js";
import { type AuthUser, getUser } from "../auth/users.ts";
import { OperatorError } from "../errors/operator-error.ts";

/**
 * The account of an id or an e-mail address.
 * @throws {OperatorError} when there is none, or several have the address.
 */
export async function findAccount(who: string): Promise<AuthUser> {
  const users = who.includes("@")
    ? await SuperTokens.listUsersByAccountInfo("public", { email: who.toLowerCase() })
    : [await SuperTokens.getUser(who)].filter((user) => user !== undefined);
  const [user, ...others] = users;
  if (!user) throw new OperatorError(`There is no account ${who}.`);
  if (others.length > 0) {
    const ids = users.map(({ id }) => id).join(", ");
    throw new OperatorError(`Several accounts have the address ${who}. Name one by its id: ${ids}.`);
  }
  const account = await getUser(user.id);
  if (!account) throw new OperatorError(`There is no account ${who}.`);
  return account;
}

/** Signs an account out everywhere. @returns how many sessions there were. */
export async function endSessions(uid: string): Promise<number> {
  return (await Session.revokeAllSessionsForUser(uid)).length;
}

/** How many sessions an account has. */
export async function sessionsOf(uid: string): Promise<number> {
  return (await Session.getAllSessionHandlesForUser(uid)).length;
}
