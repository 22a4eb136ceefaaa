import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Database } from "@appthreat/sqlite3";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { holdLock } from "../database/testing/hold-lock.ts";
import { loadDriver, type SQLiteDriver } from "./sqlite-driver.ts";

// A string to the compiler, which would look for a package that npm may have left out.
const SQLITE3: string = "sqlite3";
const FORK = "@appthreat/sqlite3";

/** Loads packages as where npm has left out `names`, or their binaries. */
const without =
  (...names: string[]) =>
  async (name: string): Promise<{ default: SQLiteDriver }> => {
    if (names.includes(name)) throw new Error(`Cannot find package '${name}'`);
    return import(name);
  };

describe("loadDriver", () => {
  it("prefers sqlite3", async () => {
    // The fork stands in for it: it may be left out here, too.
    const { packageName } = await loadDriver(async () => import(FORK));
    expect(packageName).toBe(SQLITE3);
  });

  it("takes the package that brings its binary where sqlite3 cannot be loaded", async () => {
    const { driver, packageName } = await loadDriver(without(SQLITE3));
    expect(packageName).toBe(FORK);
    expect(driver).toBe((await import(FORK)).default);
  });

  it("says what kept both from being loaded", async () => {
    await expect(loadDriver(without(SQLITE3, FORK))).rejects.toThrow(
      /^SQLite could not be loaded.*\nsqlite3: Cannot find package 'sqlite3'\n@appthreat\/sqlite3: Cannot find/,
    );
  });
});

const isInstalled = await import(SQLITE3).then(
  () => true,
  () => false,
);

describe.runIf(isInstalled).each([
  [SQLITE3, FORK],
  [FORK, SQLITE3],
])("a file that a process with %s uses", (theirs, ours) => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "nataraj-driver-"));
    file = join(folder, "database.sqlite");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it(`is locked for a process with ${ours}, which reads its write-ahead log after a crash`, async () => {
    const holder = await holdLock(
      file,
      `PRAGMA journal_mode = WAL; CREATE TABLE dances (id INTEGER PRIMARY KEY, name TEXT);
       INSERT INTO dances (name) VALUES ('Salsa'); BEGIN IMMEDIATE; INSERT INTO dances (name) VALUES ('Ballet');`,
      theirs,
    );
    const { default: driver }: { default: SQLiteDriver } = await import(ours);
    const database = new driver.Database(file);
    try {
      await expect(run(database, "INSERT INTO dances (name) VALUES ('Street')")).rejects.toMatchObject({
        code: "SQLITE_BUSY",
      });
      await holder.kill();
      expect(await run(database, "INSERT INTO dances (name) VALUES ('Street')")).toEqual({ lastID: 2, changes: 1 });
      expect(await all(database, "SELECT name FROM dances ORDER BY id")).toEqual([
        { name: "Salsa" },
        { name: "Street" },
      ]);
    } finally {
      await holder.kill();
      await promisify(database.close.bind(database))();
    }
  });
});

/** Runs a statement as knex does, which reads from `this` what has changed. */
function run(database: Database, sql: string): Promise<{ lastID: number; changes: number }> {
  return new Promise((resolve, reject) => {
    database.run(sql, [], function (error) {
      error ? reject(error) : resolve({ lastID: this.lastID, changes: this.changes });
    });
  });
}

function all(database: Database, sql: string): Promise<unknown[]> {
  return new Promise((resolve, reject) => {
    database.all(sql, [], (error, rows) => (error ? reject(error) : resolve(rows)));
  });
}
