import { ApiError } from "@nataraj/sdk/contract";
import type { Context } from "koa";
import { type RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";

/**
 * Counts a try under a key.
 * @throws {ApiError} rate_limited beyond the limit; the answer then says when to come again (`Retry-After`, seconds).
 */
export async function countAttempt(ctx: Context, limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    ctx.set("Retry-After", String(Math.ceil(error.msBeforeNext / 1000)));
    throw new ApiError("rate_limited");
  }
}
