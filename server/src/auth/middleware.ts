import { ApiError } from "@nataraj/sdk/contract";
import type { Middleware } from "koa";
import { middleware } from "supertokens-node/framework/koa/index.js";
import { checkBody } from "./check-body.ts";
import type { AuthLogger } from "./settings.ts";
import { AUTH_PATH } from "./supertokens.ts";

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
        await checkBody(ctx);
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

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError("unavailable", undefined, { cause: error });
}
