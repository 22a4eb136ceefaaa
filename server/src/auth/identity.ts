/** Which ways to log in belong to one person, and what somebody is told who comes by another way than before. */
import SuperTokens from "supertokens-node";
import type AccountLinking from "supertokens-node/recipe/accountlinking/index.js";

type LinkingSettings = NonNullable<Parameters<typeof AccountLinking.init>[0]>;
type LinkingPolicy = NonNullable<LinkingSettings["shouldDoAutomaticAccountLinking"]>;

/** A login this young was made by the request at hand, so nothing can belong to it yet. */
const NEW_LOGIN_MS = 60_000;

/**
 * Logins with one e-mail address become one person only when all of them have proven that they own it: else someone
 * could sign up with another's address and wait. A login that has long been a person of its own stays one, since its
 * projects carry its id.
 */
export const linkVerifiedLogins: LinkingPolicy = async (login, user) => {
  if (login.recipeUserId && user && login.recipeUserId.getAsString() !== user.id) {
    const own = await SuperTokens.getUser(login.recipeUserId.getAsString());
    if (own && Date.now() - own.timeJoined > NEW_LOGIN_MS) return { shouldAutomaticallyLink: false };
  }
  return { shouldAutomaticallyLink: true, shouldRequireVerification: true };
};

/** A person at a provider who is about to log in. */
export interface ProviderAccount {
  provider: string;
  userId: string;
  email: string;
}

/**
 * Whether an address belongs to someone who logs in otherwise. Asked where the core cannot link, since then even two
 * verified logins would be two people.
 */
export async function belongsToOtherLogin(
  tenantId: string,
  email: string,
  account?: ProviderAccount,
): Promise<boolean> {
  if (account) {
    const thirdParty = { id: account.provider, userId: account.userId };
    if ((await SuperTokens.listUsersByAccountInfo(tenantId, { thirdParty })).length > 0) return false;
  }
  const users = await SuperTokens.listUsersByAccountInfo(tenantId, { email });
  return users.some((user) => user.loginMethods.some((login) => account || login.recipeId !== "emailpassword"));
}

/** What people call the ways to log in. */
const LOGIN_NAMES: Readonly<Record<string, string>> = {
  emailpassword: "your email address and password",
  google: "Google",
  github: "GitHub",
};

/** The sentence for someone who comes by another way than before: it names the way that they used. */
export async function describeOtherLogins(tenantId: string, email: string, refusedLogin: string): Promise<string> {
  const users = await SuperTokens.listUsersByAccountInfo(tenantId, { email });
  const ids = users.flatMap((user) => user.loginMethods.map((login) => login.thirdParty?.id ?? login.recipeId));
  const ways = [...new Set(ids)].filter((id) => id !== refusedLogin).flatMap((id) => LOGIN_NAMES[id] ?? []);
  return ways.length === 0
    ? "You cannot log in with this email address this way. Please log in the way you did before."
    : `You already have an account with this email address. Please log in with ${ways.join(" or ")}, as you did before.`;
}
