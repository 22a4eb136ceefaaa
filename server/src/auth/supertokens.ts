import { ApiError } from "@nataraj/sdk/contract";
import SuperTokens from "supertokens-node";
import AccountLinking from "supertokens-node/recipe/accountlinking/index.js";
import EmailVerification from "supertokens-node/recipe/emailverification/index.js";
import Multitenancy from "supertokens-node/recipe/multitenancy/index.js";
import OAuth2Provider from "supertokens-node/recipe/oauth2provider/index.js";
import Session, { type RecipeInterface as SessionFunctions } from "supertokens-node/recipe/session/index.js";
import UserMetadata from "supertokens-node/recipe/usermetadata/index.js";
import type { AuthLogger, AuthSettings } from "../settings/auth-settings.ts";
import { linkVerifiedLogins } from "./identity.ts";
import { passwordLogins } from "./password-logins.ts";
import { providerLogins } from "./provider-logins.ts";
import type { AuthLimits } from "./rate-limits.ts";
import { refreshWithEach } from "./repeated-tokens.ts";

/** Where SuperTokens' calls are, below the address of the site. */
export const AUTH_PATH = "/api/auth";

/** SuperTokens' own name for the tenant of those who have not made others. */
export const ONLY_TENANT = "public";

/** The page below which the links in mails lead: `/auth/reset-password?token=…`. */
const PAGES_PATH = "/auth";

export interface SuperTokensOptions extends Pick<AuthSettings, "publicUrl" | "google" | "github" | "mailer"> {
  connectionURI: string;
  apiKey?: string | undefined;
  /** Whether the core can make one person of several logins; a real one can with a licence. */
  canLink: boolean;
  limits: AuthLimits;
  logger: AuthLogger;
  /** Whether the account is being deleted, which may take a while: nobody signs in to it meanwhile. Absent: none is. */
  isBeingDeleted?: ((uid: string) => Promise<boolean>) | undefined;
}

/** Sets SuperTokens up, once in a process; {@link resetSuperTokens} undoes it. */
export function initSuperTokens({
  connectionURI,
  apiKey,
  publicUrl,
  canLink,
  limits,
  logger,
  isBeingDeleted = async () => false,
  ...logins
}: SuperTokensOptions): void {
  const isSecure = publicUrl.startsWith("https:");
  SuperTokens.init({
    framework: "koa",
    telemetry: false,
    supertokens: { connectionURI, ...(apiKey === undefined ? {} : { apiKey }) },
    appInfo: {
      appName: "Nataraj",
      apiDomain: publicUrl,
      websiteDomain: publicUrl,
      apiBasePath: AUTH_PATH,
      websiteBasePath: PAGES_PATH,
    },
    recipeList: [
      passwordLogins({ limits, logger, mailer: logins.mailer, canLink }),
      providerLogins({ ...logins, canLink, logger }),
      // Nobody is asked to verify an address. Opening the link of a password mail verifies it, and the identity rules need
      // to know.
      EmailVerification.init({
        mode: "OPTIONAL",
        override: { apis: (apis) => ({ ...apis, generateEmailVerifyTokenPOST: undefined }) },
      }),
      ...(canLink ? [AccountLinking.init({ shouldDoAutomaticAccountLinking: linkVerifiedLogins })] : []),
      UserMetadata.init(),
      // Comes whether asked for or not: this is no place to log in to other sites with.
      OAuth2Provider.init({ override: { apis: withoutCalls } }),
      Multitenancy.init({ override: { functions: (functions) => ({ ...functions, getTenantId: onlyTenant }) } }),
      Session.init({
        antiCsrf: "VIA_TOKEN",
        getTokenTransferMethod: tokenTransfer,
        cookieSameSite: "lax",
        cookieSecure: isSecure,
        getCookieNameForTokenType: (_request, type) => cookieNames(publicUrl)[type],
        override: {
          functions: (functions) => ({
            ...functions,
            createNewSession: refuseDeletedUsers(functions, isBeingDeleted),
            refreshSession: refreshWithEach(functions),
          }),
        },
      }),
    ],
  });
}

/**
 * Sessions come in cookies, unless a program without them (an app, a script) asks for tokens in headers when it signs in.
 * Afterwards a session is known by either: another site's page can make its visitors send cookies, but no `Authorization`.
 */
function tokenTransfer({ req, forCreateNewSession }: Parameters<TokenTransfer>[0]): ReturnType<TokenTransfer> {
  if (!forCreateNewSession) return "any";
  return req.getHeaderValue("st-auth-mode") === "header" ? "header" : "cookie";
}
type TokenTransfer = NonNullable<NonNullable<Parameters<typeof Session.init>[0]>["getTokenTransferMethod"]>;

/**
 * Names by which browsers take a cookie only from this very site over a secure connection, so that no other site below
 * the same domain can plant one (RFC 6265bis, 4.1.3). `__Host-` asks for the path `/`, which the refresh token has not.
 */
const SECURE_COOKIES = { access: "__Host-sAccessToken", refresh: "__Secure-sRefreshToken" };
/**
 * Names of our own: other sites with SuperTokens, on a parent domain or on another port of this machine, have cookies that
 * reach us too (`sAccessToken`).
 */
const PLAIN_COOKIES = { access: "nataraj-sAccessToken", refresh: "nataraj-sRefreshToken" };

/** The names of the cookies that carry a session's tokens. */
export function cookieNames(publicUrl: string): Record<"access" | "refresh", string> {
  return publicUrl.startsWith("https:") ? SECURE_COOKIES : PLAIN_COOKIES;
}

/** A recipe with none of its calls open. */
function withoutCalls<Apis extends object>(apis: Apis): Apis {
  return Object.fromEntries(Object.keys(apis).map((name) => [name, undefined])) as Apis;
}

/** Addresses of calls may name a tenant; there is one. @throws {ApiError} `not_found` for others. */
async function onlyTenant({ tenantIdFromFrontend: name }: { tenantIdFromFrontend: string }): Promise<string> {
  if (name.toLowerCase() !== ONLY_TENANT) throw new ApiError("not_found");
  return ONLY_TENANT;
}

/**
 * Makes no session for a user who was deleted while the sign-in was under way. It is made first and looked at then: who
 * deletes a user ends the sessions afterwards, so one of the two sees the other.
 */
function refuseDeletedUsers(
  functions: SessionFunctions,
  isBeingDeleted: (uid: string) => Promise<boolean>,
): SessionFunctions["createNewSession"] {
  return async (input) => {
    const session = await functions.createNewSession(input);
    const uid = session.getUserId();
    if ((await SuperTokens.getUser(uid, input.userContext)) && !(await isBeingDeleted(uid))) return session;
    await session.revokeSession(input.userContext);
    throw new ApiError("unauthenticated");
  };
}
