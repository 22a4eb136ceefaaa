import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writePreparedDatabase } from "../auth/testing/prepared-database.ts";
import type { ServiceOverrides } from "../composition.ts";
import { createLogger } from "../log/create-logger.ts";
import type { Settings } from "../settings/settings.ts";
import { type RunningServer, startServer } from "../start-server.ts";
import { TestClient } from "./test-client.ts";

/** The real server on a port of its own, with a data folder that goes when it is closed. */
export interface TestServer extends RunningServer {
  url: string;
  settings: Settings;
  /** A visitor's browser. */
  visitor(): TestClient;
  /** The browser of a user who has just signed up. */
  user(name: string): Promise<TestClient>;
  /** The songs, pictures and uploads under the data folder, by relative path. */
  files(): Promise<string[]>;
}

export interface TestServerOptions {
  settings?: Partial<Settings>;
  overrides?: ServiceOverrides;
  /** Gets each line of the log; absent: nothing is logged. */
  log?: (line: string) => void;
}

/** All test users come from one address. */
const PLENTY = { tries: 1_000, window: 60 };

export async function startTestServer({
  settings: changed,
  overrides,
  log,
}: TestServerOptions = {}): Promise<TestServer> {
  const dataDir = changed?.dataDir ?? (await mkdtemp(join(tmpdir(), "nataraj-test-")));
  if (!changed?.dataDir && !changed?.databaseUrl) await writePreparedDatabase(dataDir);
  const settings: Settings = {
    port: 0,
    host: "127.0.0.1",
    publicUrl: "http://localhost:4200",
    role: "all",
    jobConcurrency: 2,
    queueLimits: { ofOwner: 5, inAll: 200 },
    logLevel: log ? "info" : "silent",
    trustProxy: 0,
    maxUploadMB: 2,
    whisperModel: "off",
    profileLinks: [],
    ...changed,
    dataDir,
  };
  const server = await startServer(settings, createLogger(settings, log && { write: log }), {
    drawDance: "never",
    rateLimits: { signUpPerIp: PLENTY, signInPerIp: PLENTY, signInPerDevice: PLENTY },
    ...overrides,
  });
  const url = `http://127.0.0.1:${server.port}`;
  const testServer: TestServer = {
    ...server,
    url,
    settings,
    visitor: () => new TestClient(url),
    user: async (name) => {
      const client = new TestClient(url);
      await client.signUp(`${name}@example.org`);
      return client;
    },
    files: async () => {
      const entries = await readdir(dataDir, { recursive: true, withFileTypes: true }).catch((error) => {
        // A folder went while it was looked into.
        if (error.code === "ENOENT") return undefined;
        throw error;
      });
      if (!entries) return testServer.files();
      return entries
        .filter((entry) => entry.isFile() && !entry.name.startsWith("nataraj."))
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(dataDir.length + 1)
            .replaceAll("\\", "/"),
        )
        .sort();
    },
    close: async () => {
      await server.close();
      if (!changed?.dataDir) await rm(dataDir, { recursive: true, force: true });
    },
  };
  return testServer;
}
