import type { Context } from "koa";
import type { FindLiveSession } from "./core/live-sessions.ts";
import type { SessionState } from "./session.ts";

export interface ReadLiveSessionOptions {
  /** Whether the request must carry the session's anti-CSRF token. */
  antiCsrf: boolean;
  /** The name of the cookie with the access token. */
  cookie: string;
  findLiveSession: FindLiveSession | undefined;
}

/**
 * The session of a request, where it is a plain living one of the embedded core. Undefined in every other case: then the
 * SDK and the core say what it is.
 */
export async function readLiveSession(
  ctx: Context,
  { antiCsrf, cookie, findLiveSession }: ReadLiveSessionOptions,
): Promise<SessionState | undefined> {
  if (!findLiveSession) return undefined;
  // A token in a header goes before cookies, as in the SDK. A page of another site cannot send one.
  const bearer = BEARER.exec(ctx.get("authorization"))?.[1];
  if (bearer) {
    const content = ctx.get("cookie") ? undefined : await findLiveSession(bearer);
    return content && { userId: content.identity.userId, sessionHandle: content.identity.handle };
  }
  const token = ctx.cookies.get(cookie);
  const content = token ? await findLiveSession(token) : undefined;
  if (!content || (antiCsrf && (content.antiCsrf === null || ctx.get("anti-csrf") !== content.antiCsrf)))
    return undefined;
  return { userId: content.identity.userId, sessionHandle: content.identity.handle };
}

const BEARER = /^Bearer +(\S+)$/i;
