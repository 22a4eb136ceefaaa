import { STATUS_CODES } from "node:http";
import { ApiError, type ApiErrorCode } from "@nataraj/sdk/contract";
import type { Middleware } from "koa";
import type { Logger } from "pino";
import { isDatabaseAway } from "../database/database-away.ts";
import { asUnavailable } from "../disk/disk-faults.ts";

/** Codes for errors of libraries, which carry only a status. */
export const CODE_OF_STATUS: Readonly<Record<number, ApiErrorCode>> = {
  400: "invalid_request",
  401: "unauthenticated",
  403: "forbidden",
  404: "not_found",
  405: "method_not_allowed",
  413: "invalid_request",
  415: "unsupported_media_type",
  501: "method_not_allowed",
};

/**
 * Whatever is thrown below becomes `{error, message}` of the catalogue: `unavailable` where disk or database are away; what
 * is not in it is logged and unnamed.
 */
export function errorAnswers(logger: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
      const code = CODE_OF_STATUS[ctx.status];
      // The router's word for a method that it does not know is 501, which for us is no fault of the server.
      const isOurs = ctx.path.startsWith("/api/") || ctx.status === 501;
      if (code && isOurs && ctx.body == null && ctx.respond !== false) throw new ApiError(code);
    } catch (error) {
      // Nobody is there any more to be answered.
      if (ctx.res.destroyed || ctx.req.socket.destroyed) return;
      if (ctx.res.headersSent) {
        ctx.res.destroy();
        return;
      }
      const known = asApiError(error);
      // 501 is asked for: a format that oEmbed allows and we have not.
      if (known.status >= 500 && known.status !== 501)
        logger.error({ err: error, id: ctx.state.requestId }, "request failed");
      ctx.respond = true;
      ctx.status = known.status;
      ctx.message = STATUS_CODES[known.status] ?? "";
      ctx.set("Cache-Control", "no-store");
      ctx.body = known.toJSON();
    }
  };
}

function asApiError(error: unknown): ApiError {
  const known = asUnavailable(error);
  if (known instanceof ApiError) return known;
  if (isDatabaseAway(error)) return new ApiError("unavailable", undefined, { cause: error });
  const { status, expose } = (error ?? {}) as { status?: unknown; expose?: unknown };
  const code = typeof status === "number" && expose !== false ? CODE_OF_STATUS[status] : undefined;
  return new ApiError(code ?? "internal", undefined, { cause: error });
}
