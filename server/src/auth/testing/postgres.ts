import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import pg from "pg";

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

/** Creates an empty database. The first call starts PostgreSQL, which ends with this process. */
export async function createPostgresDatabase(): Promise<PostgresDatabase> {
  server ??= startServer();
  const address = await server;
  const name = `test${++count}`;
  await run(address, `CREATE DATABASE ${name}`);
  return { url: `${address}/${name}`, drop: () => run(address, `DROP DATABASE ${name} WITH (FORCE)`) };
}
