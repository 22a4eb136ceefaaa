import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../../scripts/free-port.mjs";
import { createEmbeddedCore } from "../../../server/src/auth/core/app.ts";
import { openDatabase } from "../../../server/src/database/database.ts";
import { type FakeS3, startFakeS3 } from "../../../server/src/test/fake-s3.ts";
import { type ServerProcess, startServerProcess } from "../../../server/src/test/server-process.ts";
import { createDatabase } from "./create-database.ts";

const NGINX_CONF = fileURLToPath(new URL("../../../deploy/nginx.conf", import.meta.url));
const KEY = "KEYID";

/** The processes of `compose.yaml` on this machine. */
export interface Topology {
  /** Address of the proxy. */
  url: string;
  webs: ServerProcess[];
  workers: ServerProcess[];
  /** What the S3 double stores. */
  objects(): FakeS3["objects"];
  /** Starts a killed process anew, on its port. */
  restart(role: "web" | "worker", number: number): Promise<void>;
  stopDatabase(): Promise<void>;
  startDatabase(): Promise<void>;
  stopStorage(): Promise<void>;
  startStorage(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts PostgreSQL, a core, the S3 double, two webs, two workers, and nginx with the configuration of the deployment.
 * @param folder Everything that is written lies in it.
 * @throws {Error} where there is no nginx.
 */
export async function startTopology(folder: string): Promise<Topology> {
  const ends: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    const database = await createDatabase(folder);
    await database.start();
    ends.push(() => database.stop());
    const core = await startCore(join(folder, "core"));
    ends.push(core.close);
    let s3 = await startFakeS3(KEY);
    ends.push(() => s3.close());
    const environment = {
      NODE_ENV: "production",
      DATABASE_URL: database.url,
      SUPERTOKENS_CONNECTION_URI: core.url,
      ...{ S3_BUCKET: "nataraj", S3_ENDPOINT: s3.url, S3_ACCESS_KEY_ID: KEY, S3_SECRET_ACCESS_KEY: "secret" },
      TRUST_PROXY: "1",
    };
    const start = async (role: "web" | "worker", number: number, port?: string) => {
      const place = join(folder, `${role}${number}`);
      await mkdir(place, { recursive: true });
      return startServerProcess(place, { ...environment, ROLE: role, ...(port && { PORT: port }) });
    };
    const both = (role: "web" | "worker") => Promise.all([start(role, 1), start(role, 2)]);
    const processes = { web: await both("web"), worker: await both("worker") };
    for (const all of Object.values(processes)) ends.push(() => Promise.all(all.map((one) => one.stop())));
    const proxy = await startProxy(
      folder,
      processes.web.map(({ url }) => new URL(url).host),
    );
    ends.push(proxy.close);
    return {
      url: proxy.url,
      webs: processes.web,
      workers: processes.worker,
      objects: () => s3.objects,
      async restart(role, number) {
        const killed = processes[role][number - 1];
        processes[role][number - 1] = await start(role, number, killed && new URL(killed.url).port);
      },
      stopDatabase: () => database.stop(),
      startDatabase: () => database.start(),
      stopStorage: () => s3.close(),
      async startStorage() {
        s3 = await startFakeS3(KEY, s3);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A core in the place of SuperTokens' own: ours, which speaks the same interface. */
async function startCore(dataDir: string): Promise<{ url: string; close(): Promise<void> }> {
  const knex = await openDatabase({ dataDir });
  const core = await createEmbeddedCore({ knex });
  await core.prepareKeys();
  const server = createServer(core.koa.callback()).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await knex.destroy();
    },
  };
}

/** nginx with `deploy/nginx.conf`, of which the addresses and the folders are changed, and nothing else. */
async function startProxy(folder: string, webs: readonly string[]): Promise<{ url: string; close(): Promise<void> }> {
  const port = await freePort();
  const text = (await readFile(NGINX_CONF, "utf8"))
    .replace(/web(\d):4000/g, (_all, number: string) => webs[Number(number) - 1] ?? "")
    .replace("listen 8080", `listen 127.0.0.1:${port}`)
    .replaceAll("/tmp/", `${folder}/nginx-`)
    .replace("/dev/stdout", `${folder}/access.log`)
    .replace("error_log stderr", `error_log ${folder}/error.log`);
  const file = join(folder, "nginx.conf");
  await writeFile(file, text);
  const child: ChildProcess = spawn("nginx", ["-c", file, "-g", "daemon off;"], { stdio: "inherit" });
  await Promise.race([
    once(child, "spawn"),
    once(child, "error").then(() => {
      throw new Error("npm run topology needs nginx: apt-get install nginx-light.");
    }),
  ]);
  const url = `http://127.0.0.1:${port}`;
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (child.exitCode === null && child.signalCode === null && !(await answers())) await sleep(50);
  return {
    url,
    async close() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}
