import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { prepare } from "./prepared-database.ts";

/** A database of its own on a real PostgreSQL. */
export interface PostgresDatabase {
  url: string;
  /** Ends its connections and removes it. */
  drop(): Promise<void>;
}

const FILE = fileURLToPath(new URL("./postgres-process.ts", import.meta.url));

/** The address of this process's PostgreSQL, which all its tests share: to start one takes a second. */
let server: Promise<string> | undefined;
let count = 0;

async function startServer(): Promise<string> {
  const child = fork(FILE, { stdio: "ignore" });
  const ended = once(child, "exit").then(() => Promise.reject(new Error("PostgreSQL has ended.")));
  ended.catch(() => undefined);
  const [address] = await Promise.race([once(child, "message"), ended]);
  // This process need not wait for its end.
  child.unref();
  child.channel?.unref();
  return address;
}

async function run(address: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${address}/postgres` });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** The name of a prepared database (`prepared-database.ts`), which others are copied from. */
let template: Promise<string> | undefined;

async function makeTemplate(address: string): Promise<string> {
  await run(address, "CREATE DATABASE prepared");
  const dataDir = await mkdtemp(join(tmpdir(), "nataraj-prepared-"));
  await prepare({ dataDir, databaseUrl: `${address}/prepared` });
  await rm(dataDir, { recursive: true });
  return "prepared";
}

/**
 * Creates a database, empty or as the first start of a server leaves it. The first call starts PostgreSQL, which ends with
 * this process.
 */
export async function createPostgresDatabase({ isPrepared = false } = {}): Promise<PostgresDatabase> {
  server ??= startServer();
  const address = await server;
  const name = `test${++count}`;
  if (isPrepared) template ??= makeTemplate(address);
  await run(address, `CREATE DATABASE ${name} ${isPrepared ? `TEMPLATE ${await template}` : ""}`);
  return { url: `${address}/${name}`, drop: () => run(address, `DROP DATABASE ${name} WITH (FORCE)`) };
}
