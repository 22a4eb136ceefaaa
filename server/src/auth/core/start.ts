import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createEmbeddedCore, type EmbeddedCoreOptions } from "./app.ts";
import type { FindLiveSession } from "./live-sessions.ts";
import { countSessions } from "./session-store.ts";

const CLEAN_UP_EVERY_MS = 3_600_000;

/** Where SuperTokens finds its core. */
export interface CoreConnection {
  connectionURI: string;
  apiKey?: string;
  /** Whether it can make one person of several logins. */
  canLink: boolean;
  /** Judges the usual sessions without a request; absent: the core is asked of all of them. */
  findLiveSession?: FindLiveSession;
  /** How many sessions of the product live; absent where the core does not tell. */
  countSessions?: () => Promise<number>;
  close(): Promise<void>;
}

export interface StartEmbeddedCoreOptions extends Omit<EmbeddedCoreOptions, "apiKey"> {
  /** Default: any free one. */
  port?: number;
}

/**
 * Starts the embedded core on a loopback port of its own. It needs a real listener, since the SDK only speaks HTTP; a
 * random api-key keeps other programs on the machine out. The database must have been migrated with `coreMigrations`.
 */
export async function startEmbeddedCore({
  port = 0,
  ...options
}: StartEmbeddedCoreOptions): Promise<CoreConnection & { apiKey: string }> {
  const apiKey = randomBytes(32).toString("base64url");
  const core = await createEmbeddedCore({ ...options, apiKey });
  // A key takes a second or more on a busy machine, longer than the SDK waits for an answer.
  await core.prepareKeys();
  const server = createServer(core.koa.callback());
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const failed = (error: unknown): void =>
    options.logger?.error({ err: error }, "Expired sessions could not be removed.");
  const timer = setInterval(() => core.cleanUp().catch(failed), CLEAN_UP_EVERY_MS).unref();
  return {
    connectionURI: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey,
    canLink: true,
    findLiveSession: core.findLiveSession,
    countSessions: () => countSessions(options.knex),
    close: () =>
      new Promise((resolve, reject) => {
        clearInterval(timer);
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}
