import { createHash } from "node:crypto";
import type { Knex } from "knex";
import type { Context } from "koa";
import { countAttempt } from "../http/count-attempt.ts";
import { createRateLimiter } from "../http/create-rate-limiter.ts";
import { networkOf } from "../http/network-of.ts";
import { normaliseEmail } from "./core/fields.ts";
import type { AuthRateLimits } from "./settings.ts";

const MINUTES = 60;
const HOURS = 3600;

/** Wide enough for a class that signs up from one address, too narrow for guessing passwords. */
const LIMITS: AuthRateLimits = {
  signInPerEmail: { tries: 10, window: 15 * MINUTES },
  signInPerIp: { tries: 100, window: 15 * MINUTES },
  signUpPerEmail: { tries: 10, window: HOURS },
  signUpPerIp: { tries: 60, window: HOURS },
  resetPerEmail: { tries: 5, window: HOURS },
  resetPerIp: { tries: 20, window: HOURS },
};

export interface AuthLimitsOptions {
  knex: Knex;
  limits?: Partial<AuthRateLimits> | undefined;
}

/** Counts the tries of the calls that anyone may make, as {@link countAttempt} does. */
export interface AuthLimits {
  /** Before a password is checked. */
  signIn(ctx: Context, email: string): Promise<void>;
  /** After the right password: the address' failures are forgotten. */
  signedIn(email: string): Promise<void>;
  /** Before it is said whether an address has an account. */
  signUp(ctx: Context, email: string): Promise<void>;
  resetPassword(ctx: Context, email: string): Promise<void>;
}

/** The limits, kept where {@link createRateLimiter} keeps them. */
export function createAuthLimits({ knex, limits }: AuthLimitsOptions): AuthLimits {
  const create = (name: keyof AuthRateLimits) => createRateLimiter({ knex, name, ...(limits?.[name] ?? LIMITS[name]) });
  const signInPerEmail = create("signInPerEmail");
  const signInPerIp = create("signInPerIp");
  const signUpPerEmail = create("signUpPerEmail");
  const signUpPerIp = create("signUpPerIp");
  const resetPerEmail = create("resetPerEmail");
  const resetPerIp = create("resetPerIp");

  return {
    async signIn(ctx, email) {
      await countAttempt(ctx, signInPerIp, networkOf(ctx.ip));
      await countAttempt(ctx, signInPerEmail, keyOf(email));
    },
    async signedIn(email) {
      await signInPerEmail.delete(keyOf(email));
    },
    async signUp(ctx, email) {
      await countAttempt(ctx, signUpPerIp, networkOf(ctx.ip));
      await countAttempt(ctx, signUpPerEmail, keyOf(email));
    },
    async resetPassword(ctx, email) {
      await countAttempt(ctx, resetPerIp, networkOf(ctx.ip));
      await countAttempt(ctx, resetPerEmail, keyOf(email));
    },
  };
}

/** The counters do not have to know anyone's address. */
function keyOf(email: string): string {
  return createHash("sha256").update(normaliseEmail(email)).digest("base64url");
}
