/**
 * Signing in where there are no cookies: Node, React Native.
 * @example
 * ```ts
 * import { restoreSession, type SessionTokens } from "@nataraj/sdk/session";
 *
 * const site = "https://dance.example.org";
 * // The session of an earlier run; `createSession` begins one with e-mail and password, `signUp` makes an account.
 * export const resume = (tokens: SessionTokens, keep: (tokens?: SessionTokens) => void) =>
 *   restoreSession({ site, tokens, onTokens: keep });
 * ```
 */

export { AuthRefusal } from "../account/auth-provider.ts";
export { createSession, type RestoreOptions, restoreSession, type SignInOptions, signUp } from "./create-session.ts";
export type { Session, SessionSettings } from "./session.ts";
export type { SessionTokens } from "./session-tokens.ts";
