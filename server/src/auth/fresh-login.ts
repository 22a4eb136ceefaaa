import { ApiError } from "@nataraj/sdk/contract";
import type { Context } from "koa";
import Session from "supertokens-node/recipe/session/index.js";
import { withinCoreWait } from "./core-wait.ts";

/** For how long a login counts as fresh: the site asks for one at most five minutes before. Milliseconds. */
const FRESH_MS = 10 * 60_000;

/**
 * Lets only people through who have just logged in: a session that was left open, or was stolen, is not enough for what
 * cannot be undone. Behind `requireSession`.
 * @throws {ApiError} `fresh_login_needed`, or `unavailable` when the core does not answer
 */
export async function assertFreshLogin(ctx: Context): Promise<void> {
  const session = await withinCoreWait(Session.getSessionInformation(ctx.state.sessionHandle)).catch((cause) => {
    throw new ApiError("unavailable", undefined, { cause });
  });
  if (!session) throw new ApiError("unauthenticated");
  if (Date.now() - session.timeCreated > FRESH_MS) throw new ApiError("fresh_login_needed");
}
