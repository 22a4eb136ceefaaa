import { isApiError, TEXTS } from "../contract/index.ts";
import { errorNotice, type Notice } from "../notices/notice.ts";
import { AuthRefusal, LoginCancelled, type LoginProvider } from "./auth-provider.ts";

/** Names of the login providers, as people read them. */
export const PROVIDER_NAMES: Record<LoginProvider, string> = { google: "Google", github: "GitHub" };

/** For an email login or sign-up that failed. */
export function emailNotice(error: unknown): Notice {
  if (error instanceof AuthRefusal && error.reason) return errorNotice(error.reason);
  if (isApiError(error, "rate_limited")) return errorNotice(error.message);
  return errorNotice(TEXTS.account.emailFailed);
}

/** For a login with a provider that failed; undefined when the user went back and knows. */
export function providerNotice(error: unknown): Notice | undefined {
  if (error instanceof LoginCancelled) return undefined;
  if (error instanceof AuthRefusal && error.reason) return errorNotice(error.reason);
  if (isApiError(error, "rate_limited")) return errorNotice(error.message);
  return errorNotice(TEXTS.account.socialFailed);
}

/** For a provider that the operator has not set up. */
export function notSetUpNotice(provider: LoginProvider): Notice {
  return errorNotice(`Login with ${PROVIDER_NAMES[provider]} is not set up here. Please use your email and password.`);
}

/** For a call whose errors are sentences for the person. */
export function failureNotice(error: unknown): Notice {
  return errorNotice(error instanceof Error ? error.message : TEXTS.account.emailFailed);
}
