import { setTimeout as sleep } from "node:timers/promises";
import { refusePassword } from "@nataraj/sdk/contract";
import type { Context } from "koa";
import EmailPassword from "supertokens-node/recipe/emailpassword/index.js";
import Session from "supertokens-node/recipe/session/index.js";
import type { AuthLogger, Mailer } from "../settings/auth-settings.ts";
import { normaliseEmail } from "./core/fields.ts";
import { belongsToOtherLogin, describeOtherLogins } from "./identity.ts";
import type { AuthLimits } from "./rate-limits.ts";

type Settings = NonNullable<Parameters<typeof EmailPassword.init>[0]>;
type ApiOverride = NonNullable<NonNullable<Settings["override"]>["apis"]>;
type Apis = ReturnType<ApiOverride>;
/** The calls as they come: SuperTokens has all of them, until an override takes one away. */
type AllApis = { [Name in keyof Apis]-?: NonNullable<Apis[Name]> };
type FormFields = { id: string; value: unknown }[];

export interface PasswordLoginsOptions {
  limits: AuthLimits;
  logger: AuthLogger;
  /** Absent: passwords cannot be reset. */
  mailer: Mailer | undefined;
  /** Whether the core can make one person of several logins. */
  canLink: boolean;
}

const NO_MAIL = "Passwords cannot be reset here, because this server is not set up to send mail.";

/** An address cannot be longer (RFC 5321, 4.5.3.1.3, without the angle brackets). */
const MAX_EMAIL = 254;
const NO_ADDRESS = { status: "SIGN_UP_NOT_ALLOWED", reason: "We cannot send email to this address." } as const;
const OK = { status: "OK" } as const;
const WRONG = { status: "WRONG_CREDENTIALS_ERROR" } as const;

/** In a call's context: what the core has said about the password. */
const COMPARISON = "passwordComparison";

/** A login is not linked to the account that is signed in: people are told which way they used before. */
const ALONE = { session: undefined, shouldTryLinkingWithSessionUser: false };

const REFUSED = { status: "SIGN_UP_NOT_ALLOWED", reason: "" } as const;

function contextOf(options: { req: { original: unknown } }): Context {
  return options.req.original as Context;
}

function fieldIn(fields: FormFields, id: "email" | "password"): string {
  return String(fields.find((field) => field.id === id)?.value ?? "");
}

/** Logins by e-mail address and password: limited in number, and with the reset of passwords by mail. */
export function passwordLogins(options: PasswordLoginsOptions) {
  const { mailer, logger } = options;
  return EmailPassword.init({
    signUpFeature: {
      formFields: [{ id: "password", validate: async (value) => refusePassword(String(value)) }],
    },
    emailDelivery: { override: (original) => ({ ...original, sendEmail: sendResetMail(mailer, logger) }) },
    override: {
      apis: (apis) => guardedApis(apis as AllApis, options),
      functions: (functions) => ({
        ...functions,
        // Asked once in a call: hashing takes its time.
        verifyCredentials: (input) => (input.userContext[COMPARISON] ??= functions.verifyCredentials(input)),
      }),
    },
  });
}

/** What SuperTokens lets pass and no account has: PostgreSQL would refuse some of it. */
const isNoAddress = (email: string): boolean => email.length > MAX_EMAIL || /\p{Cc}/u.test(email.trim());

function guardedApis(apis: AllApis, { limits, mailer, canLink, logger }: PasswordLoginsOptions): Apis {
  return {
    ...apis,
    // Nobody needs it, and it would tell strangers who has an account.
    emailExistsGET: undefined,

    signInPOST: async (input) => {
      const email = fieldIn(input.formFields, "email");
      await limits.signIn(contextOf(input.options), email);
      if (isNoAddress(email)) return WRONG;
      // Before anything else: SuperTokens does more where there is an account, and how long an answer takes must not tell
      // who has one.
      const password = fieldIn(input.formFields, "password");
      const { status } = await EmailPassword.verifyCredentials(input.tenantId, email, password, input.userContext);
      if (status !== "OK") return WRONG;
      const result = await apis.signInPOST({ ...input, ...ALONE });
      if (result.status === "OK") {
        // Who changes a password ends the sessions afterwards. So a session that was checked against the old password has
        // either been ended, or is made after the change and refused here.
        const { status: now } = await EmailPassword.verifyCredentials(input.tenantId, email, password);
        if (now !== "OK") {
          await result.session.revokeSession();
          return WRONG;
        }
        await limits.signedIn(contextOf(input.options), email);
      }
      if (result.status !== "SIGN_IN_NOT_ALLOWED") return result;
      return { ...result, reason: await describeOtherLogins(input.tenantId, email, "emailpassword") };
    },

    signUpPOST: async (input) => {
      const email = fieldIn(input.formFields, "email");
      if (isNoAddress(email)) return NO_ADDRESS;
      await limits.signUp(contextOf(input.options));
      const isTaken = !canLink && (await belongsToOtherLogin(input.tenantId, email));
      const result = isTaken ? REFUSED : await apis.signUpPOST({ ...input, ...ALONE });
      if (result.status === "OK") limits.rememberDevice(contextOf(input.options), email);
      if (result.status !== "SIGN_UP_NOT_ALLOWED") return result;
      return { ...result, reason: await describeOtherLogins(input.tenantId, email, "emailpassword") };
    },

    generatePasswordResetTokenPOST: async (input) => {
      if (!mailer) return { status: "GENERAL_ERROR", message: NO_MAIL };
      const email = fieldIn(input.formFields, "email");
      await limits.resetPassword(contextOf(input.options), email);
      return afterResetTime(isNoAddress(email) ? OK : apis.generatePasswordResetTokenPOST(input), logger);
    },

    // Sessions that began with the old password must not stay.
    passwordResetPOST: async (input) => {
      const result = await apis.passwordResetPOST(input);
      if (result.status === "OK") {
        await Session.revokeAllSessionsForUser(result.user.id);
        limits.rememberDevice(contextOf(input.options), result.email);
      }
      return result;
    },
  };
}

/** When a request for a password mail is answered: later than the work for it takes. Milliseconds. */
const RESET_ANSWER_MS = 300;

/**
 * The answer of the work, but never sooner than its time. Work that takes longer is answered with `OK` and goes on. There is
 * more work where there is an account, and the time of an answer must not tell who has one. Rejects if the work fails
 * before its time.
 */
async function afterResetTime<T>(work: Promise<T> | T, logger: AuthLogger): Promise<T | typeof OK> {
  let isAnswered = false;
  const answer = Promise.resolve(work);
  answer.catch((error: unknown) => {
    if (isAnswered) logger.error({ err: error }, "The link for a new password could not be made.");
  });
  const time = sleep(RESET_ANSWER_MS, OK).then((ok) => {
    isAnswered = true;
    return ok;
  });
  const afterTime = answer.then(async (value) => {
    await time;
    return value;
  });
  return Promise.race([time, afterTime]);
}

function sendResetMail(mailer: Mailer | undefined, logger: AuthLogger) {
  return async ({ user, passwordResetLink }: { user: { email: string }; passwordResetLink: string }): Promise<void> => {
    const text = [
      "Someone asked for a new password for your Nataraj account. If it was you, choose one here:",
      passwordResetLink,
      "The link works for one hour. If it was not you, ignore this email. Your password has not changed.",
    ].join("\n\n");
    // To the address as it is stored: a letter that only looks like another when its case changes leads elsewhere.
    const to = normaliseEmail(user.email);
    // Not waited for: the time of the answer must not tell who has an account.
    mailer
      ?.send({ to, subject: "A new password for Nataraj", text })
      .catch((error: unknown) => logger.error({ err: error }, "The mail for a new password could not be sent."));
  };
}
