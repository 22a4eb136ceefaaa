import { ApiError } from "@nataraj/sdk/contract";
import type { Context, Middleware } from "koa";
import { middleware } from "supertokens-node/framework/koa/index.js";
import { CODE_OF_STATUS } from "../http/error-answers.ts";
import { loggablePath } from "../log/request-scope.ts";
import type { AuthLogger } from "../settings/auth-settings.ts";
import { allowedMethods } from "./allowed-methods.ts";
import { checkBody } from "./check-body.ts";
import type { FindLiveSession } from "./core/live-sessions.ts";
import { withinCoreWait } from "./core-wait.ts";
import { readLiveSession } from "./read-live-session.ts";
import { keepOneOfEachToken } from "./repeated-tokens.ts";
import { AUTH_PATH, cookieNames } from "./supertokens.ts";

export interface AuthMiddlewareOptions {
  publicUrl: string;
  logger: AuthLogger;
  /** Judges the usual sessions without SuperTokens' SDK. */
  findLiveSession?: FindLiveSession | undefined;
}

/**
 * SuperTokens' calls below `/api/auth`, with every failure answered as `{error, message}`: what a provider or the core
 * could not do is a 503. It reads the requests' bodies itself, so it stands before any body parser.
 */
export function createAuthMiddleware({ publicUrl, logger, findLiveSession }: AuthMiddlewareOptions): Middleware {
  const superTokens = middleware();
  const isSecure = publicUrl.startsWith("https:");
  const cookies = cookieNames(publicUrl);
  const readSession = (ctx: Context, antiCsrf: boolean) =>
    readLiveSession(ctx, { antiCsrf, cookie: cookies.access, findLiveSession });
  return async (ctx, next) => {
    ctx.state.readSession = readSession;
    dropOldCookie(ctx);
    keepOneOfEachToken(ctx, cookies);
    // Behind a proxy the connection looks insecure, and Koa would refuse to set the session's cookies.
    if (isSecure) ctx.cookies.secure = true;
    // SuperTokens would compare the address with each of its calls.
    if (!ctx.path.startsWith(`${AUTH_PATH}/`)) return next();
    let isOurs = true;
    try {
      await checkBody(ctx);
      // Answers about someone; what may be kept, as the key set, says so itself.
      ctx.set("Cache-Control", "no-store");
      const answered = superTokens(ctx, () => {
        isOurs = false;
        refuseMethod(ctx);
        return next();
      });
      await withinCoreWait(answered);
      if (isOurs && ctx.status >= 400) nameError(ctx);
    } catch (error) {
      if (!isOurs) throw error;
      const answer = toApiError(error);
      if (answer.status >= 500)
        logger.error({ err: error, path: loggablePath(ctx.path) }, "A call of the accounts failed.");
      ctx.status = answer.status;
      ctx.body = answer.toJSON();
    }
  };
}

/** SuperTokens leaves a request with another method to others, who have nothing there. @throws {ApiError} method_not_allowed */
function refuseMethod(ctx: Context): void {
  const methods = allowedMethods(ctx.path);
  if (methods.length === 0) return;
  ctx.set("Allow", methods.join(", "));
  throw new ApiError("method_not_allowed");
}

/** A session's cookie of SDKs before 2023. */
const OLD_COOKIE = /(?:^|;) *sIdRefreshToken=[^;]*/g;

/**
 * Takes that cookie out of a request. No session of ours ever had one, so it is of another site on a parent domain, and the
 * SDK would have the browser refresh for ever.
 */
function dropOldCookie({ req: { headers } }: Context): void {
  if (headers.cookie) headers.cookie = headers.cookie.replace(OLD_COOKIE, "");
}

/** SuperTokens' own errors have a `message`, which its frontend SDK reads; ours have a code as well. */
function nameError(ctx: Context): void {
  const error = CODE_OF_STATUS[ctx.status] ?? (ctx.status >= 500 ? "unavailable" : "invalid_request");
  const body = typeof ctx.body === "object" && ctx.body !== null ? ctx.body : {};
  const { status } = ctx;
  ctx.body = { ...new ApiError(error).toJSON(), ...body };
  ctx.status = status;
}

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  return new ApiError("unavailable", undefined, { cause: error });
}
