import { ApiError, refusePassword } from "@nataraj/sdk/contract";
import type { Context } from "koa";
import SuperTokens from "supertokens-node";
import EmailPassword from "supertokens-node/recipe/emailpassword/index.js";
import Session from "supertokens-node/recipe/session/index.js";
import { withinCoreWait } from "./core-wait.ts";
import type { AuthLimits } from "./rate-limits.ts";

const TENANT = "public";

export interface PasswordChange {
  oldPassword: string;
  newPassword: string;
}

/** Changes the password of the user who sends the request. */
export type ChangePassword = (ctx: Context, change: PasswordChange) => Promise<void>;

/**
 * Changes the password of a user who knows the old one. Tries are counted by session. The user's other sessions end, since
 * somebody else who knew the old password must not stay signed in. It needs `requireSession` before it.
 */
export function createPasswordChange(limits: AuthLimits): ChangePassword {
  return (ctx, passwords) => withinCoreWait(change(ctx, passwords));

  async function change(ctx: Context, { oldPassword, newPassword }: PasswordChange): Promise<void> {
    const uid: string = ctx.state.userId;
    const user = await SuperTokens.getUser(uid);
    const login = user?.loginMethods.find(({ recipeId }) => recipeId === "emailpassword");
    if (!login?.email) throw new ApiError("no_password");
    await limits.changePassword(ctx, ctx.state.sessionHandle);
    const { status } = await EmailPassword.verifyCredentials(TENANT, login.email, oldPassword);
    if (status !== "OK") throw new ApiError("wrong_password");
    if (refusePassword(newPassword)) throw new ApiError("weak_password");
    const { recipeUserId } = login;
    const next = { recipeUserId, password: newPassword, tenantIdForPasswordPolicy: TENANT };
    const changed = await EmailPassword.updateEmailOrPassword(next);
    if (changed.status !== "OK") throw new Error(`The password was not changed: ${changed.status}`);
    limits.rememberDevice(ctx, login.email);
    const handles = await Session.getAllSessionHandlesForUser(uid);
    await Session.revokeMultipleSessions(handles.filter((handle) => handle !== ctx.state.sessionHandle));
  }
}
