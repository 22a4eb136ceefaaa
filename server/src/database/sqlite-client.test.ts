import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "./database.ts";

let folder: string;
let knex: Knex;
/** What the database has told the log. */
let told: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-sqlite-"));
  told = [];
  const tell = (message: string) => void told.push(message);
  knex = await openDatabase({ dataDir: folder }, { warn: tell, error: tell });
});
afterEach(async () => {
  await knex.destroy();
  await rm(folder, { recursive: true });
});

const insert = (uid: string) => knex("accounts").insert({ uid, created_at: 1 });

/** The accounts as another process reads them, which sees what is committed. */
async function committed(): Promise<string[]> {
  const other = await openDatabase({ dataDir: folder });
  const uids = await other("accounts").orderBy("uid").pluck("uid");
  await other.destroy();
  return uids;
}

describe("a connection of SQLite", () => {
  test.each([
    "BEGIN",
    "SAVEPOINT a",
    "SAVEPOINT a; INSERT INTO accounts (uid, created_at) VALUES ('lost', 1); ROLLBACK TO a",
  ])("that is given back after %j loses nothing that is written later", async (sql) => {
    const connection = await knex.client.acquireConnection();
    await new Promise((resolve) => connection.exec(sql, resolve));
    await knex.client.releaseConnection(connection);
    await insert("later");
    expect(await committed()).toEqual(["later"]);
    expect(told).toEqual([expect.stringContaining("left open")]);
  });

  test("is free again after a commit that failed", async () => {
    const job = { id: "j", project_id: "none", request: "{}", status: "done", stage: "done", progress: 1 };
    const failing = knex.transaction(async (transaction) => {
      await transaction.raw("PRAGMA defer_foreign_keys = ON");
      await transaction("jobs").insert({ ...job, created_at: 1, updated_at: 1 });
    });
    await expect(failing).rejects.toThrow("FOREIGN KEY constraint failed");
    await insert("later");
    expect(await committed()).toEqual(["later"]);
  });

  test("is free again, and tells why, after a transaction that SQLite has ended itself", async () => {
    const failing = knex.transaction(async (transaction) => {
      await transaction.raw("INSERT OR ROLLBACK INTO accounts (uid, created_at) VALUES ('a', 1), ('a', 1)");
    });
    await expect(failing).rejects.toThrow("UNIQUE constraint failed");
    await insert("later");
    expect(await committed()).toEqual(["later"]);
    expect(told).toEqual([]);
  });

  test("is left in peace by transactions of other processes that read before they write", async () => {
    const other = await openDatabase({ dataDir: folder });
    await insert("a");
    const count = (database: Knex) =>
      database.transaction(async (transaction) => {
        const { created_at } = await transaction("accounts").where({ uid: "a" }).first("created_at");
        await transaction("accounts").update({ created_at: created_at + 1 });
      });
    const all = Array.from({ length: 20 }, (_, number) => count(number % 2 ? knex : other));
    await Promise.all(all);
    expect(await knex("accounts").first("created_at")).toEqual({ created_at: 21 });
    await other.destroy();
  });
});
