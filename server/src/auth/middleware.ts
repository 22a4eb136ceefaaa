import { ApiError } from "@nataraj/sdk/contract";
import type { Context, Middleware } from "koa";
import { middleware } from "supertokens-node/framework/koa/index.js";
import type { AuthLogger } from "./settings.ts";
import { AUTH_PATH } from "./supertokens.ts";

const MAX_BODY_BYTES = 65_536;
/** A page of another site cannot send this type without being asked first, so it cannot log its visitors in here. */
const JSON_TYPE = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

export interface AuthMiddlewareOptions {
  publicUrl: string;
  logger: AuthLogger;
}

/**
 * SuperTokens' calls below `/api/auth`, with every failure answered as `{error, message}`: what a provider or the core
 * could not do is a 503. It reads the requests' bodies itself, so it stands before any body parser.
 */
export function createAuthMiddleware({ publicUrl, logger }: AuthMiddlewareOptions): Middleware {
  const superTokens = middleware();
  const isSecure = publicUrl.startsWith("https:");
  return async (ctx, next) => {
    // Behind a proxy the connection looks insecure, and Koa would refuse to set the session's cookies.
    if (isSecure) ctx.cookies.secure = true;
    let isOurs = true;
    try {
      if (ctx.path.startsWith(`${AUTH_PATH}/`)) {
        refuseForeignBody(ctx);
        // Answers about someone; what may be kept, as the key set, says so itself.
        ctx.set("Cache-Control", "no-store");
      }
      await superTokens(ctx, () => {
        isOurs = false;
        return next();
      });
    } catch (error) {
      if (!isOurs) throw error;
      const answer = toApiError(error);
      if (answer.status >= 500) logger.error({ err: error, path: ctx.path }, "A call of the accounts failed.");
      ctx.status = answer.status;
      ctx.body = answer.toJSON();
    }
  };
}

/** SuperTokens reads bodies of any type, and inflates them to any size. */
function refuseForeignBody(ctx: Context): void {
  const isMeasured = !ctx.get("transfer-encoding") && !ctx.get("content-encoding");
  const length = ctx.request.length ?? 0;
  const isReadable = length === 0 || JSON_TYPE.test(ctx.get("content-type"));
  if (!isMeasured || !isReadable || length > MAX_BODY_BYTES) throw new ApiError("invalid_request");
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof SyntaxError) return new ApiError("invalid_request", undefined, { cause: error });
  return new ApiError("unavailable", undefined, { cause: error });
}
