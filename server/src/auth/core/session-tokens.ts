import { randomUUID } from "node:crypto";
import type { CoreApp } from "./apps.ts";
import { CoreError } from "./core-error.ts";
import { isObject, type JsonObject } from "./fields.ts";
import { sha256 } from "./one-time-tokens.ts";

/** The claims of the core itself, which user data must not shadow. */
const PROTECTED_CLAIMS: ReadonlySet<string> = new Set([
  "sub",
  "rsub",
  "iat",
  "exp",
  "tId",
  "sessionHandle",
  "refreshTokenHash1",
  "parentRefreshTokenHash1",
  "antiCsrfToken",
]);

/** A token as the SDK gets it; the times in milliseconds since 1970. */
export interface TokenJson {
  token: string;
  expiry: number;
  createdTime: number;
}

/** Whose session a token speaks of. */
export interface SessionIdentity {
  handle: string;
  tenantId: string;
  recipeUserId: string;
  userId: string;
}

/** The chain of refresh tokens that an access token belongs to, and its anti-CSRF token. */
export interface TokenChain {
  /** Hash of the refresh token that was issued with it. */
  hash1: string;
  /** Hash of the refresh token that it was got for; null in the first and once its own has been seen in use. */
  parentHash1: string | null;
  antiCsrf: string | null;
}

/** What an access token says. */
export interface AccessTokenContent extends TokenChain {
  identity: SessionIdentity;
  /** Milliseconds since 1970. */
  expires: number;
  userData: JsonObject;
}

/** What is sealed in a refresh token. */
export interface RefreshTokenContent {
  handle: string;
  /** Hash of the refresh token that it was got for, null in the first of a session. */
  parentHash1: string | null;
  antiCsrf: string | null;
}

/** @throws {CoreError} when user data uses the name of a claim of the core. */
export function assertNoProtectedClaims(userData: JsonObject): void {
  if (Object.keys(userData).some((name) => PROTECTED_CLAIMS.has(name))) {
    throw new CoreError(400, "The user payload contains protected field");
  }
}

/**
 * Signs an access token. Not inside a transaction: it may have to make a key first.
 *
 * @param expires when it expires, default after the app's validity.
 */
export async function signAccessToken(
  app: CoreApp,
  session: SessionIdentity & { isStatic: boolean },
  chain: TokenChain,
  userData: JsonObject,
  expires = Date.now() + app.config.access_token_validity * 1000,
): Promise<TokenJson> {
  assertNoProtectedClaims(userData);
  const iat = Math.floor(Date.now() / 1000);
  const exp = Math.floor(expires / 1000);
  const claims = {
    ...userData,
    iat,
    exp,
    sub: session.userId,
    rsub: session.recipeUserId,
    tId: session.tenantId,
    sessionHandle: session.handle,
    refreshTokenHash1: chain.hash1,
    parentRefreshTokenHash1: chain.parentHash1,
    antiCsrfToken: chain.antiCsrf,
  };
  const token = await app.keys.sign(claims, { isStatic: session.isStatic, version: "5" });
  return { token, expiry: exp * 1000, createdTime: iat * 1000 };
}

/** Reads an access token that the app's keys signed, expired or not; undefined for any other text. */
export async function readAccessToken(app: CoreApp, token: string): Promise<AccessTokenContent | undefined> {
  const claims = await app.keys.verify(token);
  if (typeof claims?.sessionHandle !== "string" || typeof claims.exp !== "number") return undefined;
  const optional = (name: string): string | null => (typeof claims[name] === "string" ? claims[name] : null);
  return {
    identity: {
      handle: claims.sessionHandle,
      tenantId: String(claims.tId),
      recipeUserId: String(claims.rsub),
      userId: String(claims.sub),
    },
    hash1: String(claims.refreshTokenHash1),
    parentHash1: optional("parentRefreshTokenHash1"),
    antiCsrf: optional("antiCsrfToken"),
    expires: claims.exp * 1000,
    userData: Object.fromEntries(Object.entries(claims).filter(([name]) => !PROTECTED_CLAIMS.has(name))),
  };
}

/** Seals a refresh token. */
export async function sealRefreshToken(app: CoreApp, content: RefreshTokenContent): Promise<TokenJson> {
  const now = Date.now();
  const token = await app.seal.seal({ ...content, nonce: randomUUID() });
  return { token, expiry: now + app.config.refresh_token_validity * 60_000, createdTime: now };
}

/** Opens a refresh token; undefined for any text that was not sealed here. */
export async function openRefreshToken(app: CoreApp, token: string): Promise<RefreshTokenContent | undefined> {
  const content = await app.seal.open(token);
  return isObject(content) ? (content as unknown as RefreshTokenContent) : undefined;
}

/** The hash of a refresh token that access tokens and child tokens carry. */
export function refreshHash1(token: string): string {
  return sha256(token);
}

/** The hash of that hash, which the database keeps: neither a copy of it nor an access token lets anyone refresh. */
export function refreshHash2(hash1: string): string {
  return sha256(hash1);
}
