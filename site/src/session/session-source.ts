import "./supertokens.ts";
import Session from "supertokens-auth-react/recipe/session";

/** Asks the auth SDK who is here; it renews the session where that is due. Undefined where nobody is. */
export async function findUser(): Promise<string | undefined> {
  return (await Session.doesSessionExist()) ? Session.getUserId() : undefined;
}
