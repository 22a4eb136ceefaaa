export type { LoginProvider };

import type { LoginProvider } from "../contract/login-providers.ts";

/** With what a person signs in. */
export interface Credentials {
  email: string;
  password: string;
}

/** What the machines ask of the keeper of the accounts. Each call resolves with the uid of the user who is now signed in. */
export interface AuthProvider {
  /** @throws {AuthRefusal} when the details are not accepted. */
  signUp(credentials: Credentials): Promise<string>;
  /** @throws {AuthRefusal} when the details are not accepted. */
  signIn(credentials: Credentials): Promise<string>;
  /**
   * Lets the user sign in at a provider.
   * @throws {LoginCancelled} when the user went back.
   * @throws {AuthRefusal} when the account may not be used this way.
   */
  signInWith(provider: LoginProvider): Promise<string>;
  signOut(): Promise<void>;
}

/** The details were understood and not accepted. */
export class AuthRefusal extends Error {
  override readonly name = "AuthRefusal";
  /** What is wrong with a field, in words for the person. */
  readonly fields: { email?: string; password?: string };
  /** A sentence that explains the refusal better than the catalogue's. */
  readonly reason: string | undefined;

  constructor(details: { fields?: { email?: string; password?: string }; reason?: string } = {}) {
    super(details.reason ?? "The details were not accepted.");
    this.fields = details.fields ?? {};
    this.reason = details.reason;
  }
}

/** The user closed the provider's page or went back from it. Nothing has to be said. */
export class LoginCancelled extends Error {
  override readonly name = "LoginCancelled";
}
