import { createHmac } from "node:crypto";
import { CONTACT_WINDOW_MINUTES } from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import type { Context } from "koa";
import { RateLimiterPostgres, RateLimiterSQLite } from "rate-limiter-flexible";
import { isPostgres } from "../database/database.ts";
import { countTry } from "../http/count-try.ts";
import { networkOf } from "../http/network-of.ts";

/** One message an hour from an address of either kind. */
export interface ContactLimit {
  /** Takes the hour's message of both. @throws {ApiError} rate_limited when one has had it; then nothing is taken. */
  take(ctx: Context, email: string): Promise<void>;
}

/** The counts are kept in the database, under keyed hashes: they name nobody. */
export function createContactLimit(knex: Knex, secret: Buffer): ContactLimit {
  const options = {
    storeClient: knex,
    storeType: "knex" as const,
    tableName: "rate_limits",
    tableCreated: true,
    keyPrefix: "contact",
    points: 1,
    duration: CONTACT_WINDOW_MINUTES * 60,
    clearExpiredByTimeout: true,
  };
  const limiter = isPostgres(knex) ? new RateLimiterPostgres(options) : new RateLimiterSQLite(options);
  const keyOf = (text: string) => createHmac("sha256", secret).update(text).digest("base64url");
  return {
    async take(ctx, email) {
      const byIp = keyOf(`ip ${networkOf(ctx.ip)}`);
      await countTry(ctx, limiter, byIp);
      try {
        await countTry(ctx, limiter, keyOf(`email ${email.toLowerCase()}`));
      } catch (error) {
        await limiter.delete(byIp);
        throw error;
      }
    },
  };
}
