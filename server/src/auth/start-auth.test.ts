import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import type { Knex } from "knex";
import SuperTokens from "supertokens-node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startEmbeddedCore } from "./core/start.ts";
import { reachCore } from "./core-connection.ts";
import { startAuth } from "./start-auth.ts";
import { memoryLogger } from "./testing/auth-testbed.ts";
import { createTestDatabase } from "./testing/database.ts";

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let knex: Knex;
beforeAll(async () => {
  database = await createTestDatabase("SQLite");
  knex = await database.open();
});
afterAll(async () => {
  await knex.destroy();
  await database.remove();
});

const publicUrl = "http://localhost:4000";

describe("startAuth", () => {
  it("starts on the embedded core, again and again in one process", async () => {
    for (const _ of [1, 2]) {
      const auth = await startAuth({ settings: { publicUrl }, knex, logger: memoryLogger() });
      expect(auth.providers).toEqual({ google: false, github: false });
      expect(auth.passwordReset).toBe(false);
      expect(await SuperTokens.getUserCount()).toBe(0);
      await auth.close();
    }
  });

  it("starts on a core of its own, and tells what is set up", async () => {
    // Another embedded core stands in for the real one.
    const core = await startEmbeddedCore({ knex });
    const { connectionURI, apiKey } = core;
    const settings = {
      publicUrl,
      supertokens: { connectionURI, apiKey },
      google: { clientId: "a", clientSecret: "b" },
      mailer: { send: async () => undefined },
    };
    const auth = await startAuth({ settings, knex, logger: memoryLogger() });
    expect(auth.providers).toEqual({ google: true, github: false });
    expect(auth.passwordReset).toBe(true);
    expect(await SuperTokens.getUserCount()).toBe(0);
    await auth.close();
    await core.close();
  });
});

describe("a core that is not the right one", () => {
  async function withServer<T>(listener: RequestListener, work: (connectionURI: string) => Promise<T>): Promise<T> {
    const server = createServer(listener);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    try {
      return await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }

  it("that does not answer is named", async () => {
    const reach = withServer(
      () => undefined,
      async (uri) => uri,
    ).then((connectionURI) => reachCore({ connectionURI }));
    await expect(reach).rejects.toThrow(
      /^The SuperTokens core of SUPERTOKENS_CONNECTION_URI \(http:.*\) does not answer/,
    );
  });

  it("that is too old is told from one that refuses the key", async () => {
    const old: RequestListener = (_, response) => void response.end(JSON.stringify({ versions: ["5.1", "5.2"] }));
    await expect(withServer(old, (connectionURI) => reachCore({ connectionURI }))).rejects.toThrow(
      "core 11.3 or newer",
    );
    const core = await startEmbeddedCore({ knex });
    const wrong = { connectionURI: core.connectionURI, apiKey: "wrong" };
    await expect(reachCore(wrong)).rejects.toThrow("refuses SUPERTOKENS_API_KEY");
    await core.close();
  });

  it("may be one of several of which another answers", async () => {
    const core = await startEmbeddedCore({ knex });
    const connectionURI = `http://127.0.0.1:1;${core.connectionURI}/`;
    const reached = await reachCore({ connectionURI, apiKey: core.apiKey });
    expect(reached.connectionURI).toBe(connectionURI);
    await core.close();
  });

  it("links only with a licence", async () => {
    const core =
      (features: string[]): RequestListener =>
      (_, response) =>
        void response.end(JSON.stringify({ versions: ["5.4"], status: "OK", features }));
    const ask = (features: string[]) => withServer(core(features), (connectionURI) => reachCore({ connectionURI }));
    expect((await ask([])).canLink).toBe(false);
    expect((await ask(["account_linking"])).canLink).toBe(true);
  });
});
