import { createHash, randomBytes } from "node:crypto";
import type { Knex } from "knex";

/** What a mailed token is good for. */
export type TokenKind = "password-reset" | "email-verification";

interface TokenRow {
  app_id: string;
  kind: TokenKind;
  token_hash: string;
  tenant_id: string;
  user_id: string;
  email: string;
  expires: number | string;
}

/** Whom a token was made for. */
export interface TokenOwner {
  app_id: string;
  tenant_id: string;
  user_id: string;
  email: string;
}

/** The SHA-256 of a text in hexadecimal. */
export function sha256(value: string): string {
  return createHash("sha256").update(value).digest("hex");
}

/** Makes a token that is good once; the database keeps only its hash. */
export async function issueToken(db: Knex, kind: TokenKind, owner: TokenOwner, lifetime: number): Promise<string> {
  const token = randomBytes(48).toString("hex");
  await db<TokenRow>("st_one_time_tokens").insert({
    ...owner,
    kind,
    token_hash: sha256(token),
    expires: Date.now() + lifetime,
  });
  return token;
}

/**
 * Uses a token up, and with it the others that its owner got for the same purpose. Undefined when it is unknown, used
 * or expired. Of several that come with it at once, one succeeds.
 */
export async function consumeToken(
  trx: Knex.Transaction,
  kind: TokenKind,
  where: { app_id: string; tenant_id: string },
  token: string,
): Promise<TokenOwner | undefined> {
  const key = { ...where, kind, token_hash: sha256(token) };
  const row = await trx<TokenRow>("st_one_time_tokens").where(key).first();
  if (!row || (await trx<TokenRow>("st_one_time_tokens").where(key).del()) === 0) return undefined;
  await forgetTokens(trx, kind, row.app_id, row.user_id, kind === "email-verification" ? row.email : undefined);
  return Number(row.expires) > Date.now() ? row : undefined;
}

/** Makes all tokens of a user for a purpose worthless. */
export async function forgetTokens(
  db: Knex,
  kind: TokenKind,
  app_id: string,
  user_id: string,
  email?: string,
): Promise<void> {
  const where = email === undefined ? { app_id, kind, user_id } : { app_id, kind, user_id, email };
  await db<TokenRow>("st_one_time_tokens").where(where).del();
}
