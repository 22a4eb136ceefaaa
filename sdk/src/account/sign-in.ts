import { callActor, declareCall } from "../client/call-actor.ts";
import type { NatarajClient } from "../client/client.ts";
import type { AuthProvider, Credentials, LoginProvider } from "./auth-provider.ts";

/** What the machines of /login and /signup begin with. */
export interface AccountInput {
  /** Which providers are set up; undefined while that is not known: then trying is how to find out. */
  providers?: Record<LoginProvider, boolean> | undefined;
}

export type UserDataClient = Pick<NatarajClient, "createUserData">;

/** Tells the server of a user who has just come in. Nobody waits for it, and a failure is only logged. */
export function createUserData(client: UserDataClient, uid: string): void {
  client.createUserData(uid).catch((error: unknown) => console.warn("createuserdata failed.", error));
}

/** The calls of signing in, declared. */
export const signInCalls = {
  signIn: declareCall<string, Credentials>(),
  signInWith: declareCall<string, LoginProvider>(),
};
/** The calls of signing in, as an account provider answers them. */
export function signInActors(auth: Pick<AuthProvider, "signIn" | "signInWith">) {
  return {
    signIn: callActor<string, Credentials>((credentials) => auth.signIn(credentials)),
    signInWith: callActor<string, LoginProvider>((provider) => auth.signInWith(provider)),
  };
}

/** Whether a provider is known not to be set up. */
export function isNotSetUp({ providers }: AccountInput, provider: LoginProvider): boolean {
  return providers !== undefined && !providers[provider];
}
