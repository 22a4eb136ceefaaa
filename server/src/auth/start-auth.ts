import type { Knex } from "knex";
import type { Middleware } from "koa";
import type { Readings } from "../database/readings.ts";
import { readSecret } from "../database/secret.ts";
import type { AuthLogger, AuthSettings } from "../settings/auth-settings.ts";
import { type ChangePassword, createPasswordChange } from "./change-password.ts";
import { startEmbeddedCore } from "./core/start.ts";
import { askCore, reachCore } from "./core-connection.ts";
import { createKnownDevices } from "./known-devices.ts";
import { createAuthMiddleware } from "./middleware.ts";
import { createAuthLimits } from "./rate-limits.ts";
import { AUTH_PATH, initSuperTokens } from "./supertokens.ts";
import { resetSuperTokens } from "./supertokens-reset.ts";

export interface Auth {
  /** SuperTokens' routes under `/api/auth`, with their errors handled. Mount it before any body parser. */
  middleware: Middleware;
  /** The ways to log in that are set up, beside e-mail and password. */
  providers: { google: boolean; github: boolean };
  /** Whether passwords can be reset by mail. */
  passwordReset: boolean;
  changePassword: ChangePassword;
  /** How many sessions there are; absent where a core of its own keeps them. */
  countSessions?: () => Promise<number>;
  /** @throws when the core does not answer. */
  askCore(): Promise<void>;
  close(): Promise<void>;
}

export interface AuthOptions {
  settings: AuthSettings;
  /** The product's database, migrated with `coreMigrations` before. */
  knex: Knex;
  /** Another way to it. */
  readings?: Readings;
  logger: AuthLogger;
  /** Whether an account is being deleted: nobody signs in to it. */
  isBeingDeleted?: (uid: string) => Promise<boolean>;
}

/**
 * Starts the accounts: the embedded core, or the connection to a real one, and SuperTokens over it.
 *
 * @throws {Error} with a sentence for the operator when the real core does not answer or is too old.
 */
export async function startAuth({ settings, knex, readings, logger, isBeingDeleted }: AuthOptions): Promise<Auth> {
  const devices = createKnownDevices({
    secret: await readSecret(knex, "known devices"),
    publicUrl: settings.publicUrl,
    path: AUTH_PATH,
  });
  const limits = createAuthLimits({ knex, devices, limits: settings.rateLimits });
  const core = settings.supertokens
    ? await reachCore(settings.supertokens)
    : await startEmbeddedCore({ knex, logger, ...(readings && { readings }) });
  try {
    const { connectionURI, apiKey, canLink } = core;
    initSuperTokens({ ...settings, connectionURI, apiKey, canLink, limits, logger, isBeingDeleted });
  } catch (error) {
    await core.close();
    throw error;
  }
  return {
    middleware: createAuthMiddleware({ publicUrl: settings.publicUrl, logger, findLiveSession: core.findLiveSession }),
    providers: { google: settings.google !== undefined, github: settings.github !== undefined },
    passwordReset: settings.mailer !== undefined,
    changePassword: createPasswordChange(limits),
    ...(core.countSessions && { countSessions: core.countSessions }),
    askCore: () => askCore(core.connectionURI),
    close: async () => {
      resetSuperTokens();
      await core.close();
    },
  };
}
