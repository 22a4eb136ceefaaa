import "./supertokens.ts";
import Session from "supertokens-auth-react/recipe/session";
import { readFrontToken } from "./front-token.ts";

/**
 * Asks the auth SDK who is here; it renews the session where that is due. Undefined where nobody is. Without a network it
 * is who was here last: what the server has is safe from them, and what this browser keeps is theirs.
 */
export async function findUser(): Promise<string | undefined> {
  if (!navigator.onLine) return readFrontToken()?.uid;
  return (await Session.doesSessionExist()) ? Session.getUserId() : undefined;
}
