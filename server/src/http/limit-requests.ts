import { ApiError } from "@nataraj/sdk/contract";
import type { Context, Middleware } from "koa";
import { ConcurrencyLimit } from "./concurrency-limit.ts";
import type { HttpLimits } from "./http-limits.ts";
import { networkOf } from "./network-of.ts";

/** When to come again. Seconds. */
const RETRY_AFTER = "5";

/** Holds places until the answer has been sent or its reader has left. @throws {ApiError} too_many_connections */
function hold(ctx: Context, ...places: [limit: ConcurrencyLimit, key: string][]): void {
  const held = places.map(([limit, key]) => limit.tryAcquire(key));
  const release = () => {
    for (const giveBack of held) giveBack?.();
  };
  if (held.includes(undefined)) {
    release();
    ctx.set("Retry-After", RETRY_AFTER);
    throw new ApiError("too_many_connections");
  }
  if (ctx.res.destroyed) release();
  else ctx.res.once("close", release);
}

/** Bounds the requests of one address that are answered at a time. */
export function limitRequests({ requestsPerAddress }: Pick<HttpLimits, "requestsPerAddress">): Middleware {
  const limit = new ConcurrencyLimit(requestsPerAddress);
  return (ctx, next) => {
    hold(ctx, [limit, networkOf(ctx.ip)]);
    return next();
  };
}

/** Bounds the requests of one user, and of one address, that stay open for long: what it returns holds their places. */
export function limitStreams({
  streamsPerUser,
  streamsPerAddress,
}: Pick<HttpLimits, "streamsPerUser" | "streamsPerAddress">): (ctx: Context) => void {
  const perUser = new ConcurrencyLimit(streamsPerUser);
  const perAddress = new ConcurrencyLimit(streamsPerAddress);
  return (ctx) => hold(ctx, [perUser, String(ctx.state.userId)], [perAddress, networkOf(ctx.ip)]);
}
