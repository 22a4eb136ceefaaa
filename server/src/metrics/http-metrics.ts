import type { Context, Middleware } from "koa";
import { Histogram, type Registry } from "prom-client";
import { AUTH_PATH } from "../auth/supertokens.ts";

/** Seconds. The last are for answers that wait for a generation or follow one. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Times the requests that pass, by method, route and status. */
export function countRequests(registry: Registry): Middleware {
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "Time from a request to the end of its answer",
    labelNames: ["method", "route", "status"],
    buckets: BUCKETS,
    registers: [registry],
  });
  return async (ctx, next) => {
    const { method, path } = ctx;
    const end = duration.startTimer();
    ctx.res.once("close", () => end({ method, route: routeOf(ctx, path), status: String(ctx.res.statusCode) }));
    await next();
  };
}

/** The route as the router knows it. Addresses that clients make up are not listed, so that the number of labels is bounded. */
function routeOf(ctx: Context & { _matchedRoute?: unknown }, path: string): string {
  if (ctx._matchedRoute !== undefined) return String(ctx._matchedRoute);
  if (path.startsWith(`${AUTH_PATH}/`)) return `${AUTH_PATH}/*`;
  return path.startsWith("/api/") ? "/api/*" : "/*";
}
