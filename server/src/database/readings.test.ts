import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPostgresDatabase, type PostgresDatabase } from "../auth/testing/postgres.ts";
import { openDatabase } from "./database.ts";
import { openReadings, readingsOf } from "./readings.ts";

const WAYS = ["SQLite", "SQLite by knex", "PostgreSQL"] as const;

describe.each(WAYS)("readings on %s", (way) => {
  let folder: string;
  let postgres: PostgresDatabase | undefined;
  let knex: Knex;
  let readings: Awaited<ReturnType<typeof openReadings>>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nataraj-readings-"));
    postgres = way === "PostgreSQL" ? await createPostgresDatabase({ isPrepared: true }) : undefined;
    knex = await openDatabase({ dataDir: folder, databaseUrl: postgres?.url });
    const byKnex = { ...readingsOf(knex), close: async () => {} };
    readings = way === "SQLite" ? await openReadings(knex, { dataDir: folder }) : byKnex;
  });
  afterAll(async () => {
    await readings.close();
    await knex.destroy();
    await postgres?.drop();
    await rm(folder, { recursive: true });
  });
  beforeEach(() => knex("accounts").delete());

  const insert = (uid: string, created_at = 1) => knex("accounts").insert({ uid, created_at });

  test("put each value in its place, among the query's own values", async () => {
    const read = readings.prepare((database, uid, least) =>
      database("accounts").where("created_at", "<", 100).where("created_at", ">=", least).where({ uid }).select("uid"),
    );
    await insert("a", 5);
    await insert("b", 500);
    expect(await read("a", 5)).toEqual([{ uid: "a" }]);
    expect(await read("a", 6)).toEqual([]);
    expect(await read("b", 5)).toEqual([]);
  });

  test("see all that is committed, at once, and nothing else", async () => {
    const read = readings.prepare<{ uid: string }>((database) => database("accounts").orderBy("uid").select("uid"));
    for (const uid of ["a", "b", "c", "d"]) {
      await insert(uid);
      expect((await read()).at(-1)).toEqual({ uid });
    }
    if (way === "SQLite by knex") return; // There is one connection, and the transaction has it.
    await knex.transaction(async (transaction) => {
      await transaction("accounts").insert({ uid: "z", created_at: 1 });
      expect((await read()).at(-1)).toEqual({ uid: "d" });
    });
    expect((await read()).at(-1)).toEqual({ uid: "z" });
  });

  test("answer each of many who ask at once", async () => {
    const read = readings.prepare((database, uid) => database("accounts").where({ uid }).select("uid"));
    await Promise.all(Array.from({ length: 50 }, (_, number) => insert(`many ${number}`)));
    const asked = Array.from({ length: 500 }, (_, number) => `many ${number % 60}`);
    const answers = await Promise.all(asked.map((uid) => read(uid)));
    expect(answers).toEqual(asked.map((uid) => (Number(uid.slice(5)) < 50 ? [{ uid }] : [])));
  });

  test("take every value as a value, never as SQL", async () => {
    const read = readings.prepare((database, uid) => database("accounts").where({ uid }).select("uid"));
    await insert("a");
    for (const uid of ["' OR 1=1 --", "?", "$1", "\\?", ""]) expect(await read(uid)).toEqual([]);
    await insert("'? $1");
    expect(await read("'? $1")).toEqual([{ uid: "'? $1" }]);
  });

  test("fail with an error that carries no value", async () => {
    const read = readings.prepare((database, uid) => database("no_such_table").where({ uid }).select("uid"));
    await expect(read("secret")).rejects.toMatchObject({ name: "DatabaseError" });
    await expect(read("secret")).rejects.not.toThrow("secret");
  });
});

describe("readings with connections of their own", () => {
  test("keep no state of the database for themselves, and are over when they are closed", async () => {
    const folder = await mkdtemp(join(tmpdir(), "nataraj-readings-"));
    const knex = await openDatabase({ dataDir: folder });
    const readings = await openReadings(knex, { dataDir: folder });
    const read = readings.prepare((database, uid) => database("accounts").where({ uid }).limit(1).select("uid"));
    await knex("accounts").insert({ uid: "a", created_at: 1 });
    for (let turn = 0; turn < 4; turn++) expect(await read("a")).toEqual([{ uid: "a" }]);
    // A reading that were still open would keep the log of changes from being written back as a whole.
    expect(await knex.raw("PRAGMA wal_checkpoint(TRUNCATE)")).toEqual([{ busy: 0, log: 0, checkpointed: 0 }]);

    const underWay = [read("a"), read("b")];
    await readings.close();
    expect(await Promise.all(underWay)).toEqual([[{ uid: "a" }], []]);
    await expect(read("a")).rejects.toThrow();
    await knex.destroy();
    await rm(folder, { recursive: true });
  });

  test("cannot write", async () => {
    const folder = await mkdtemp(join(tmpdir(), "nataraj-readings-"));
    const knex = await openDatabase({ dataDir: folder });
    const readings = await openReadings(knex, { dataDir: folder });
    const write = readings.prepare((database, uid) => database("accounts").insert({ uid, created_at: 1 }));
    await expect(write("a")).rejects.toThrow("readonly");
    expect(await knex("accounts").select("uid")).toEqual([]);
    await readings.close();
    await knex.destroy();
    await rm(folder, { recursive: true });
  });

  test("that cannot be opened leave nothing open", async () => {
    const folder = await mkdtemp(join(tmpdir(), "nataraj-readings-"));
    const knex = await openDatabase({ dataDir: folder });
    await expect(openReadings(knex, { dataDir: join(folder, "none") })).rejects.toMatchObject({
      code: "SQLITE_CANTOPEN",
    });
    await knex.destroy();
    await rm(folder, { recursive: true });
  });
});
