import type { Middleware } from "koa";
import type { Logger } from "pino";
import { currentRequest, loggablePath } from "../log/request-scope.ts";

/**
 * Names each request (`X-Request-Id`) and logs it when it ends: no query (signatures), no headers, no bodies, no ids of
 * accounts, no addresses.
 */
export function requestLog(logger: Logger): Middleware {
  return async (ctx, next) => {
    const { method } = ctx;
    const path = loggablePath(ctx.path);
    const id = currentRequest()?.id;
    const begun = performance.now();
    ctx.state.requestId = id;
    if (id) ctx.set("X-Request-Id", id);
    ctx.res.once("close", () => {
      const took = Math.round(performance.now() - begun);
      logger.info(
        { id, method, path, status: ctx.res.statusCode, ms: took, whole: ctx.res.writableFinished },
        "request",
      );
    });
    await next();
  };
}
