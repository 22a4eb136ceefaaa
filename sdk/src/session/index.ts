/** Signing in where there are no cookies: Node, React Native. */
export { AuthRefusal } from "../account/auth-provider.ts";
export { createSession, type RestoreOptions, restoreSession, type SignInOptions } from "./create-session.ts";
export type { Session, SessionSettings } from "./session.ts";
export type { SessionTokens } from "./session-tokens.ts";
