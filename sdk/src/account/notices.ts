import { isApiError, TEXTS } from "../contract/index.ts";
import { AuthRefusal, LoginCancelled, type LoginProvider } from "./auth-provider.ts";

/** What a dialog says. */
export interface AccountNotice {
  title: string;
  text: string;
}

export const PROVIDER_NAMES: Record<LoginProvider, string> = { google: "Google", github: "GitHub" };

export const errorNotice = (text: string): AccountNotice => ({ title: TEXTS.titles.error, text });

/** For an email login or sign-up that failed. */
export function emailNotice(error: unknown): AccountNotice {
  if (error instanceof AuthRefusal && error.reason) return errorNotice(error.reason);
  if (isApiError(error, "rate_limited")) return errorNotice(error.message);
  return errorNotice(TEXTS.account.emailFailed);
}

/** For a login with a provider that failed; undefined when the user went back and knows. */
export function providerNotice(error: unknown): AccountNotice | undefined {
  if (error instanceof LoginCancelled) return undefined;
  if (error instanceof AuthRefusal && error.reason) return errorNotice(error.reason);
  if (isApiError(error, "rate_limited")) return errorNotice(error.message);
  return errorNotice(TEXTS.account.socialFailed);
}

/** For a provider that the operator has not set up. */
export function notSetUpNotice(provider: LoginProvider): AccountNotice {
  return errorNotice(`Login with ${PROVIDER_NAMES[provider]} is not set up here. Please use your email and password.`);
}
