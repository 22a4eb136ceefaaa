import { ApiError } from "@nataraj/sdk/contract";
import type { Context, Middleware } from "koa";
import Session from "supertokens-node/recipe/session/index.js";
import { withinCoreWait } from "./core-wait.ts";

/** What {@link requireSession} leaves in `ctx.state`. */
export interface SessionState {
  /** Id of the user who is logged in. */
  userId: string;
  /** The session's own name. */
  sessionHandle: string;
}

/** What {@link optionalSession} leaves in `ctx.state`. */
export interface OptionalSessionState {
  /** Id of the user who is logged in; undefined for a visitor. */
  userId: string | undefined;
}

export interface SessionOptions {
  /** Whether the request must carry the session's anti-CSRF token, whatever its method: for calls that change state. */
  antiCsrf?: boolean;
}

/**
 * Lets only people with a living session through. The session is looked up in the database, so one that was signed out
 * a moment ago is refused although its access token has not expired.
 *
 * A refusal is a 401, which is also what makes SuperTokens' frontend SDK refresh the tokens and repeat the request.
 *
 * @throws {ApiError} `unauthenticated`, `anti_csrf`, or `unavailable` when the core does not answer.
 */
export function requireSession({ antiCsrf = false }: SessionOptions = {}): Middleware<SessionState> {
  return async (ctx, next) => {
    const session = await findSession(ctx, antiCsrf);
    ctx.state.userId = session.userId;
    ctx.state.sessionHandle = session.sessionHandle;
    await next();
  };
}

/**
 * Tells who is logged in and lets everyone through. A session that has expired counts as none. A call that needs one answers
 * `unauthenticated`; the frontend SDK then refreshes the session and repeats the call.
 *
 * @throws {ApiError} `unavailable` when the core does not answer.
 */
export function optionalSession(): Middleware<OptionalSessionState> {
  return async (ctx, next) => {
    // Without either there is no session.
    if (!ctx.get("cookie") && !ctx.get("authorization")) return next();
    const session = await findSession(ctx, false).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === "unauthenticated") return undefined;
      throw error;
    });
    ctx.state.userId = session?.userId;
    await next();
  };
}

async function findSession(ctx: Context, antiCsrf: boolean): Promise<SessionState> {
  try {
    const live: SessionState | undefined = await ctx.state.readSession?.(ctx, antiCsrf);
    if (live) return live;
    // Also writes renewed tokens to the answer.
    const asked = Session.getSession(ctx, ctx, { checkDatabase: true, antiCsrfCheck: antiCsrf });
    const session = await withinCoreWait(asked);
    return { userId: session.getUserId(), sessionHandle: session.getHandle() };
  } catch (error) {
    if (!Session.Error.isErrorFromSuperTokens(error)) throw new ApiError("unavailable", undefined, { cause: error });
    const csrf = antiCsrf && /anti-csrf/i.test(error.message);
    throw new ApiError(csrf ? "anti_csrf" : "unauthenticated", undefined, { cause: error });
  }
}
