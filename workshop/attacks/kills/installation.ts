import { mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { connectDatabase } from "../../../server/src/database/database.ts";
import type { Settings } from "../../../server/src/settings/settings.ts";
import { createFileStorage } from "../../../server/src/storage/file-storage.ts";
import { createMediaLinks } from "../../../server/src/storage/media-links.ts";
import { startFakeS3 } from "../../../server/src/test/fake-s3.ts";
import { type ServerProcess, startServerProcess } from "../../../server/src/test/server-process.ts";
import { type SilentProxy, startSilentProxy } from "../../../server/src/test/silent-proxy.ts";
import { createDatabase } from "../topology/create-database.ts";

/** What can be killed: a process, or a route, on which nothing comes any more and nothing is closed. */
export type Part = "web" | "worker" | "database" | Route;
export type Route = "route to the database" | "route to the storage";

/** An installation whose parts can be killed. */
export interface Installation {
  url: string;
  /** Whether it has routes to other machines. */
  hasRoutes: boolean;
  /** Kills a part, without a warning, and does not wait for what becomes of it. */
  kill(part: Part): Promise<void>;
  /** Starts what was killed anew, and resolves when it answers. */
  recover(): Promise<void>;
  /** Its database, for looking. */
  knex: Knex;
  /** Whether a file is stored. */
  hasFile(key: string): Promise<boolean>;
  /** The keys of all songs that are stored. */
  storedSongs(): Promise<string[]>;
  close(): Promise<void>;
}

const ENVIRONMENT = { NODE_ENV: "production", TRUST_PROXY: "1", LOG_LEVEL: "error" };

/** One process with SQLite: every kill ends all of it, with the core. */
export async function startWithSQLite(folder: string): Promise<Installation> {
  let server = await startServerProcess(folder, ENVIRONMENT);
  const { url } = server;
  const dataDir = join(folder, "data");
  const knex = await connectDatabase({ dataDir });
  const links = createMediaLinks(Buffer.alloc(32));
  const storage = createFileStorage({ folder: join(dataDir, "files"), links });
  return {
    url,
    hasRoutes: false,
    knex,
    kill: async () => void (await server.stop("SIGKILL")),
    async recover() {
      server = await startServerProcess(folder, { ...ENVIRONMENT, PORT: new URL(url).port });
    },
    hasFile: (key) => storage.exists(key),
    // Before the first song there is no folder.
    storedSongs: async () =>
      (await readdir(join(dataDir, "files", "songs")).catch(() => [])).map((name) => `songs/${name}`),
    async close() {
      await server.stop();
      await knex.destroy();
    },
  };
}

/** A web process and two workers over PostgreSQL and the S3 double. The core is in the web process. */
export async function startWithPostgres(folder: string): Promise<Installation> {
  const database = await createDatabase(folder);
  await database.start();
  const s3 = await startFakeS3("KEYID");
  const routes: Record<Route, SilentProxy> = {
    "route to the database": await startSilentProxy(portOf(database.url)),
    "route to the storage": await startSilentProxy(portOf(s3.url)),
  };
  const environment = {
    ...ENVIRONMENT,
    DATABASE_URL: withPort(database.url, routes["route to the database"].port),
    ...{ S3_BUCKET: "b", S3_ENDPOINT: withPort(s3.url, routes["route to the storage"].port) },
    ...{ S3_ACCESS_KEY_ID: "KEYID", S3_SECRET_ACCESS_KEY: "secret" },
  };
  const start = async (role: Settings["role"], name: string, port?: string) => {
    const place = join(folder, name);
    await mkdir(place, { recursive: true });
    return startServerProcess(place, { ...environment, ROLE: role, ...(port && { PORT: port }) });
  };
  let web = await start("web", "web");
  const { url } = web;
  const workers = [await start("worker", "worker1"), await start("worker", "worker2")];
  // Its connections are killed, too, which is nothing to tell of.
  const silent = { warn() {}, error() {} };
  const knex = await connectDatabase({ dataDir: join(folder, "looking"), databaseUrl: database.url }, silent);
  let isDown = false;
  const isDead = ({ child }: ServerProcess) => child.exitCode !== null || child.signalCode !== null;
  return {
    url,
    hasRoutes: true,
    knex,
    async kill(part) {
      if (part === "web") await web.stop("SIGKILL");
      else if (part === "worker") await (await busyWorker(workers, knex)).stop("SIGKILL");
      else if (part !== "database") routes[part].silence();
      else {
        await database.crash();
        isDown = true;
      }
    },
    async recover() {
      for (const route of Object.values(routes)) {
        if (!route.isSilent) continue;
        // The connections of before are lost with all that was kept back on them.
        route.drop();
        route.forward();
      }
      if (isDown) await database.start();
      isDown = false;
      if (isDead(web)) web = await start("web", "web", new URL(url).port);
      for (const [index, worker] of workers.entries()) {
        if (isDead(worker)) workers[index] = await start("worker", `worker${index + 1}`);
      }
      while (!(await fetch(`${url}/api/readyz`)).ok) await sleep(100);
    },
    hasFile: async (key) => s3.objects.has(`/b/${key}`),
    storedSongs: async () =>
      [...s3.objects.keys()].map((path) => path.slice(3)).filter((key) => key.startsWith("songs/")),
    async close() {
      await Promise.all([web, ...workers].map((one) => one.stop()));
      await knex.destroy();
      for (const route of Object.values(routes)) await route.close();
      await database.stop();
      await s3.close();
    },
  };
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

function withPort(url: string, port: number): string {
  return Object.assign(new URL(url), { port: String(port) }).href.replace(/\/$/, "");
}

/** The worker that has a job; either, if none has. A worker's name has the number of its process. */
async function busyWorker(workers: readonly ServerProcess[], knex: Knex): Promise<ServerProcess> {
  const names: string[] = await knex("jobs").where({ status: "running" }).pluck("worker");
  const busy = workers.find(({ child }) => names.some((name) => name.split(":")[1] === String(child.pid)));
  return busy ?? (workers[0] as ServerProcess);
}
