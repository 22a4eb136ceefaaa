import { createHmac } from "node:crypto";
import { CONTACT_WINDOW_MINUTES } from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import type { Context } from "koa";
import { engineOf } from "../database/engine.ts";
import { countAttempt } from "../http/count-attempt.ts";
import { networkOf } from "../http/network-of.ts";

/** One message an hour from an address of either kind. */
export interface ContactLimit {
  /**
   * Takes the hour's message of both.
   * @returns gives it back, for a message that could not be kept.
   * @throws {ApiError} rate_limited when one has had it; then nothing is taken.
   */
  take(ctx: Context, email: string): Promise<() => Promise<void>>;
}

/**
 * The counts are kept under keyed hashes: they name nobody. With SQLite a restart forgets them (see `Engine.createRateLimiter`),
 * so that each address may then write once more.
 */
export function createContactLimit(knex: Knex, secret: Buffer): ContactLimit {
  const limiter = engineOf(knex).createRateLimiter(knex, {
    name: "contact",
    tries: 1,
    window: CONTACT_WINDOW_MINUTES * 60,
  });
  const keyOf = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  return {
    async take(ctx, email) {
      const byIp = keyOf(`ip ${networkOf(ctx.ip)}`);
      const byEmail = keyOf(`email ${email.toLowerCase()}`);
      await countAttempt(ctx, limiter, byIp);
      try {
        await countAttempt(ctx, limiter, byEmail);
      } catch (error) {
        await limiter.delete(byIp);
        throw error;
      }
      return async () => {
        await limiter.delete(byIp);
        await limiter.delete(byEmail);
      };
    },
  };
}
