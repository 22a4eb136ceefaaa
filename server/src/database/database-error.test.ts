import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inspect } from "node:util";
import type { Knex } from "knex";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPostgresDatabase, type PostgresDatabase } from "../auth/testing/postgres.ts";
import { openDatabase, sqliteFile } from "./database.ts";
import { holdLock } from "./testing/hold-lock.ts";

const SECRET = "asha@example.org";
const silent = pino({ level: "silent" });
const account = (uid: string) => ({ uid, created_at: 1 });

/** Everything that a log could make of what a promise rejects with: message, stack, causes, properties. */
async function logOf(failing: PromiseLike<unknown>): Promise<string> {
  const error = await Promise.resolve(failing).then(
    () => new Error("It did not fail."),
    (reason: Error) => reason,
  );
  const lines: string[] = [];
  pino({}, { write: (line: string) => void lines.push(line) }).error({ err: error }, "failed");
  return lines.join("") + inspect(error, { depth: 9, showHidden: true }) + JSON.stringify(error);
}

describe("an error of SQLite tells what was wrong, and no value", () => {
  let folder: string;
  let knex: Knex;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nataraj-errors-"));
    knex = await openDatabase({ dataDir: folder }, silent);
    await knex.raw("PRAGMA busy_timeout = 20");
    await knex("accounts").insert(account(SECRET));
  });
  afterAll(async () => {
    await knex.destroy();
    await rm(folder, { recursive: true });
  });

  test("when a value is taken", async () => {
    const log = await logOf(knex("accounts").insert(account(SECRET)));
    expect(log).toContain("SQLITE_CONSTRAINT: UNIQUE constraint failed: accounts.uid");
    expect(log).not.toContain(SECRET);
  });

  test("when another process has the lock", async () => {
    const holder = await holdLock(sqliteFile(folder));
    const log = await logOf(knex("accounts").insert(account(SECRET)));
    await holder.kill();
    expect(log).toContain("insert into `accounts`");
    expect(log).toContain("SQLITE_BUSY");
    expect(log).not.toContain(SECRET);
  });

  test("when the disk is full", async () => {
    const [{ page_count: pages }] = await knex.raw("PRAGMA page_count");
    await knex.raw(`PRAGMA max_page_count = ${pages}`);
    const message = { id: "m", email: SECRET, text: SECRET.repeat(10_000), created_at: 1 };
    const log = await logOf(knex.transaction((transaction) => transaction("contact_messages").insert(message)));
    await knex.raw("PRAGMA max_page_count = 1000000");
    expect(log).toContain("SQLITE_FULL");
    expect(log).not.toContain(SECRET);
  });

  test("when the connection is not to be had", async () => {
    const { pool } = knex.client;
    const usual = pool.acquireTimeoutMillis;
    const log = await knex.transaction((_transaction) => {
      pool.acquireTimeoutMillis = 20;
      return logOf(knex.raw("SELECT ?", [SECRET]));
    });
    pool.acquireTimeoutMillis = usual;
    expect(log).toContain("Timeout acquiring a connection");
    expect(log).not.toContain(SECRET);
  });
});

describe("an error of PostgreSQL tells what was wrong, and no value", () => {
  let folder: string;
  let postgres: PostgresDatabase;
  let knex: Knex;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nataraj-errors-"));
    postgres = await createPostgresDatabase({ isPrepared: true });
    knex = await openDatabase({ dataDir: folder, databaseUrl: postgres.url }, silent);
    await knex("accounts").insert(account(SECRET));
  });
  afterAll(async () => {
    await knex?.destroy();
    await postgres?.drop();
    await rm(folder, { recursive: true });
  });

  test("when a value is taken", async () => {
    const log = await logOf(knex("accounts").insert(account(SECRET)));
    expect(log).toContain("duplicate key value violates unique constraint");
    expect(log).toContain("23505");
    expect(log).not.toContain(SECRET);
  });

  test("when a value is missing, which names the whole row", async () => {
    const log = await logOf(knex("contact_messages").insert({ id: "m", email: SECRET, text: "t" }));
    expect(log).toContain("violates not-null constraint");
    expect(log).not.toContain(SECRET);
  });

  test("when a value does not fit its column", async () => {
    const log = await logOf(knex("accounts").insert({ uid: "b", created_at: SECRET }));
    expect(log).toContain("22P02");
    expect(log).not.toContain(SECRET);
  });

  test("when the password is wrong", async () => {
    const url = postgres.url.replace("nataraj:nataraj@", "nataraj:the-wrong-one@");
    const log = await logOf(openDatabase({ dataDir: folder, databaseUrl: url }, pino({ level: "silent" })));
    expect(log).toContain("password authentication failed");
    expect(log).not.toContain("the-wrong-one");
  });

  test.each(["BEGIN", "BEGIN; SELECT 1 / 0"])("and %j is over when the connection is given back", async (sql) => {
    const connection = await knex.client.acquireConnection();
    await connection.query(sql).catch(() => undefined);
    await knex.client.releaseConnection(connection);
    const uid = `after ${sql}`;
    // As many as the pool has, so that the one in question is among them.
    await Promise.all(Array.from({ length: 10 }, (_, number) => knex("accounts").insert(account(`${uid} ${number}`))));
    const other = await openDatabase({ dataDir: folder, databaseUrl: postgres.url });
    expect(await other("accounts").where("uid", "like", `${uid} %`)).toHaveLength(10);
    await other.destroy();
  });
});
