import { createHmac } from "node:crypto";
import { CONTACT_WINDOW_MINUTES } from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import {
  type RateLimiterAbstract,
  RateLimiterPostgres,
  RateLimiterRes,
  RateLimiterSQLite,
} from "rate-limiter-flexible";
import { isPostgres } from "../database/database.ts";
import { networkOf } from "../http/network-of.ts";

/** One message an hour from an address of either kind. */
export interface ContactLimit {
  /** Takes the hour's message of both. @returns false when one of them has had it already; then nothing is taken. */
  take(who: { ip: string; email: string }): Promise<boolean>;
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
    async take({ ip, email }) {
      const byIp = keyOf(`ip ${networkOf(ip)}`);
      if (!(await consume(limiter, byIp))) return false;
      if (await consume(limiter, keyOf(`email ${email.toLowerCase()}`))) return true;
      await limiter.delete(byIp);
      return false;
    },
  };
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}
