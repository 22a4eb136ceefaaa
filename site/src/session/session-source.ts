import "./supertokens.ts";
import Session from "supertokens-auth-react/recipe/session";
import { readFrontToken } from "./front-token.ts";

/**
 * Asks the auth SDK who is signed in; it renews the session where that is due. Undefined where nobody is. Without a network it
 * is the user who was signed in last: the server's data is not reached, and what this browser keeps belongs to that user.
 */
export async function findUser(): Promise<string | undefined> {
  if (!navigator.onLine) return readFrontToken()?.uid;
  return (await Session.doesSessionExist()) ? Session.getUserId() : undefined;
}
