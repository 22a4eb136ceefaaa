import type { Middleware } from "koa";

/**
 * For reads that need no session: pages of any site may make them, also those in a sandbox, which have no origin of
 * their own. Browsers send no cookie with such a request, and refuse the answer to one that was made with cookies.
 */
export const anyOrigin: Middleware = async (ctx, next) => {
  ctx.set("Access-Control-Allow-Origin", "*");
  await next();
};
