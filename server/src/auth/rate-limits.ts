import { createHash } from "node:crypto";
import type { Knex } from "knex";
import type { Context } from "koa";
import { engineOf } from "../database/engine.ts";
import { countAttempt } from "../http/count-attempt.ts";
import { networkOf } from "../http/network-of.ts";
import type { AuthRateLimits } from "../settings/auth-settings.ts";
import { normaliseEmail } from "./core/fields.ts";
import type { KnownDevices } from "./known-devices.ts";

const MINUTES = 60;
const HOURS = 3600;

/** Wide enough for a class that signs up from one address, too narrow for guessing passwords. */
const LIMITS: AuthRateLimits = {
  signInPerIp: { tries: 100, window: 15 * MINUTES },
  signInPerDevice: { tries: 20, window: 15 * MINUTES },
  signInPerEmailAndIp: { tries: 10, window: 15 * MINUTES },
  signInPerEmail: { tries: 100, window: HOURS },
  passwordPerSession: { tries: 10, window: 15 * MINUTES },
  signUpPerIp: { tries: 60, window: HOURS },
  resetPerIp: { tries: 20, window: HOURS },
  resetPerDevice: { tries: 5, window: HOURS },
  resetPerEmailAndIp: { tries: 5, window: HOURS },
  resetPerEmail: { tries: 30, window: HOURS },
};

export interface AuthLimitsOptions {
  knex: Knex;
  devices: KnownDevices;
  limits?: Partial<AuthRateLimits> | undefined;
}

/**
 * Counts the tries of the calls that anyone may make, as {@link countAttempt} does. Nobody's tries stop the owner of an
 * account: a device that has signed in to it is counted alone, and so is a session.
 */
export interface AuthLimits {
  /** Before a password is checked. */
  signIn(ctx: Context, email: string): Promise<void>;
  /** After the right password: it was no failure, and the device is known from now on. */
  signedIn(ctx: Context, email: string): Promise<void>;
  /** Before the old password of the signed-in user is checked. */
  changePassword(ctx: Context, sessionHandle: string): Promise<void>;
  /** Before it is said whether an address has an account. */
  signUp(ctx: Context): Promise<void>;
  /** After a sign-up, or with a link that was mailed: the device is known from now on. */
  rememberDevice(ctx: Context, email: string): void;
  resetPassword(ctx: Context, email: string): Promise<void>;
}

/** The limits, counted as the database counts tries (`Engine.createRateLimiter`). */
export function createAuthLimits({ knex, devices, limits }: AuthLimitsOptions): AuthLimits {
  const create = (name: keyof AuthRateLimits) =>
    engineOf(knex).createRateLimiter(knex, { name, ...(limits?.[name] ?? LIMITS[name]) });
  const signInPerIp = create("signInPerIp");
  const signInPerDevice = create("signInPerDevice");
  const signInPerEmailAndIp = create("signInPerEmailAndIp");
  const signInPerEmail = create("signInPerEmail");
  const passwordPerSession = create("passwordPerSession");
  const signUpPerIp = create("signUpPerIp");
  const resetPerIp = create("resetPerIp");
  const resetPerDevice = create("resetPerDevice");
  const resetPerEmailAndIp = create("resetPerEmailAndIp");
  const resetPerEmail = create("resetPerEmail");

  return {
    async signIn(ctx, email) {
      const device = devices.find(ctx, email);
      if (device) return countAttempt(ctx, signInPerDevice, device);
      await countAttempt(ctx, signInPerIp, networkOf(ctx.ip));
      await countAttempt(ctx, signInPerEmailAndIp, keyOf(email, networkOf(ctx.ip)));
      await countAttempt(ctx, signInPerEmail, keyOf(email));
    },
    async signedIn(ctx, email) {
      if (!devices.find(ctx, email)) {
        await signInPerEmailAndIp.reward(keyOf(email, networkOf(ctx.ip)));
        await signInPerEmail.reward(keyOf(email));
      }
      devices.remember(ctx, email);
    },
    changePassword: (ctx, sessionHandle) => countAttempt(ctx, passwordPerSession, sessionHandle),
    signUp: (ctx) => countAttempt(ctx, signUpPerIp, networkOf(ctx.ip)),
    rememberDevice: devices.remember,
    async resetPassword(ctx, email) {
      const device = devices.find(ctx, email);
      if (device) return countAttempt(ctx, resetPerDevice, device);
      await countAttempt(ctx, resetPerIp, networkOf(ctx.ip));
      await countAttempt(ctx, resetPerEmailAndIp, keyOf(email, networkOf(ctx.ip)));
      await countAttempt(ctx, resetPerEmail, keyOf(email));
    },
  };
}

/** The counters do not have to know anyone's address. */
function keyOf(email: string, network = ""): string {
  return createHash("sha256")
    .update(`${normaliseEmail(email)} ${network}`)
    .digest("base64url");
}
