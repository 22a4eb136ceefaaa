import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { ApiError } from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import Koa from "koa";
import { readSecret } from "../../database/secret.ts";
import type { AuthLogger, AuthSettings } from "../../settings/auth-settings.ts";
import type { CoreConfig } from "../core/config.ts";
import type { FindLiveSession } from "../core/live-sessions.ts";
import { startEmbeddedCore } from "../core/start.ts";
import { createKnownDevices } from "../known-devices.ts";
import { createAuthMiddleware } from "../middleware.ts";
import { createAuthLimits } from "../rate-limits.ts";
import { optionalSession, requireSession } from "../session.ts";
import { AUTH_PATH, initSuperTokens } from "../supertokens.ts";
import { resetSuperTokens } from "../supertokens-reset.ts";
import { Browser } from "./browser.ts";
import { createTestDatabase, type DatabaseKind } from "./database.ts";

/** A password that the rules accept. */
export const PASSWORD = "correct horse 1";

/** A log that keeps what it is told. */
export function memoryLogger(): AuthLogger & { entries: string[] } {
  const entries: string[] = [];
  const write = (details: { err?: unknown }, message: string): void =>
    void entries.push(details.err instanceof Error ? `${message} ${details.err.stack}` : message);
  return { entries, info: write, warn: write, error: write };
}

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface AuthTestbedOptions {
  database?: DatabaseKind;
  settings?: Partial<AuthSettings>;
  config?: Partial<CoreConfig>;
  /** Whether the core may link, default true. */
  canLink?: boolean;
}

/** The form that sign-up and sign-in send. */
export function credentials(email: string, password = PASSWORD): object {
  const formFields = [
    { id: "email", value: email },
    { id: "password", value: password },
  ];
  return { formFields };
}

/** A database, a core on it, SuperTokens, and a site with one route of each kind. */
export class AuthTestbed {
  readonly mails: Mail[] = [];
  readonly logger = memoryLogger();
  knex!: Knex;
  base = "";
  core!: Awaited<ReturnType<typeof startEmbeddedCore>>;
  readonly #options: AuthTestbedOptions;
  readonly #database: Awaited<ReturnType<typeof createTestDatabase>>;
  readonly #server: Server = createServer();

  private constructor(options: AuthTestbedOptions, database: Awaited<ReturnType<typeof createTestDatabase>>) {
    this.#options = options;
    this.#database = database;
  }

  static async start(options: AuthTestbedOptions = {}): Promise<AuthTestbed> {
    const testbed = new AuthTestbed(options, await createTestDatabase(options.database ?? "SQLite"));
    await new Promise<void>((resolve) => testbed.#server.listen(0, "127.0.0.1", resolve));
    testbed.base = `http://127.0.0.1:${(testbed.#server.address() as AddressInfo).port}`;
    await testbed.#begin();
    testbed.#server.on("request", testbed.#site().callback());
    return testbed;
  }

  /** Ends the core and its connections and starts again on the same database, as a new process would. */
  async restart(): Promise<void> {
    await this.#end();
    await this.#begin();
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await this.#end();
    await this.#database.remove();
  }

  visitor(): Browser {
    return new Browser(this.base);
  }

  /** Someone who has just signed up. */
  async newUser(email: string): Promise<{ browser: Browser; uid: string }> {
    const browser = this.visitor();
    const answer = await browser.send("POST", "/api/auth/signup", { json: credentials(email) });
    if (answer.body.status !== "OK") throw new Error([JSON.stringify(answer.body), ...this.logger.entries].join("\n"));
    return { browser, uid: answer.body.user.id };
  }

  /** Calls the core as the SDK does. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read whatever the core says.
  async call(method: string, path: string, json?: object, headers: Record<string, string> = {}): Promise<any> {
    const response = await fetch(this.core.connectionURI + path, {
      method,
      headers: { "api-key": this.core.apiKey, "cdi-version": "5.4", ...headers },
      ...(json ? { body: JSON.stringify(json) } : {}),
    });
    const text = await response.text();
    return response.ok ? JSON.parse(text) : { httpStatus: response.status, text };
  }

  async #begin(): Promise<void> {
    this.knex = await this.#database.open();
    const { settings, config } = this.#options;
    this.core = await startEmbeddedCore({ knex: this.knex, logger: this.logger, ...(config ? { config } : {}) });
    const publicUrl = settings?.publicUrl ?? this.base;
    const secret = await readSecret(this.knex, "known devices");
    const devices = createKnownDevices({ secret, publicUrl, path: AUTH_PATH });
    const mailer = { send: async (mail: Mail): Promise<void> => void this.mails.push(mail) };
    initSuperTokens({
      publicUrl: this.base,
      mailer,
      ...settings,
      connectionURI: this.core.connectionURI,
      apiKey: this.core.apiKey,
      canLink: this.#options.canLink ?? true,
      limits: createAuthLimits({ knex: this.knex, devices, limits: settings?.rateLimits }),
      logger: this.logger,
    });
  }

  async #end(): Promise<void> {
    resetSuperTokens();
    await this.core.close();
    await this.knex.destroy();
  }

  #site(): Koa {
    const app = new Koa({ proxy: true });
    app.use(async (ctx, next) => {
      try {
        await next();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        ctx.status = error.status;
        ctx.body = error.toJSON();
      }
    });
    const publicUrl = this.#options.settings?.publicUrl ?? this.base;
    const findLiveSession: FindLiveSession = async (token) => this.core.findLiveSession?.(token);
    app.use(createAuthMiddleware({ publicUrl, logger: this.logger, findLiveSession }));
    const guards: Record<string, Koa.Middleware> = {
      "/read": requireSession(),
      "/change": requireSession({ antiCsrf: true }),
      "/public": optionalSession(),
    };
    app.use(async (ctx) => {
      await guards[ctx.path]?.(ctx, async () => {
        ctx.body = { userId: ctx.state.userId ?? null };
      });
    });
    return app;
  }
}
