import { fromPromise } from "xstate";
import type { NatarajClient } from "../client/client.ts";
import type { AuthProvider, Credentials, LoginProvider } from "./auth-provider.ts";

/** What the account machines work with. */
export interface AccountInput {
  auth: AuthProvider;
  client: Pick<NatarajClient, "createUserData">;
  /** Which providers are set up; undefined while that is not known: then trying is how to find out. */
  providers?: Record<LoginProvider, boolean>;
}

/** Tells the server of a user who has just come in. Nobody waits for it, and a failure is only logged. */
export function createUserData(client: AccountInput["client"], uid: string): void {
  client.createUserData(uid).catch((error: unknown) => console.warn("createuserdata failed.", error));
}

export const signIn = fromPromise<string, { auth: Pick<AuthProvider, "signIn">; credentials: Credentials }>(
  ({ input: { auth, credentials } }) => auth.signIn(credentials),
);

export const signInWith = fromPromise<string, { auth: Pick<AuthProvider, "signInWith">; provider: LoginProvider }>(
  ({ input: { auth, provider } }) => auth.signInWith(provider),
);

/** Whether a provider is known not to be set up. */
export function isNotSetUp({ providers }: Pick<AccountInput, "providers">, provider: LoginProvider): boolean {
  return providers !== undefined && !providers[provider];
}
