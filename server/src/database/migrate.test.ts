import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createPostgresDatabase } from "../auth/testing/postgres.ts";
import { sqlite } from "../sqlite/sqlite-driver.ts";
import { openDatabase, sqliteFile } from "./database.ts";
import { migrationSource } from "./migration-source.ts";

test.each(["SQLite", "PostgreSQL"])(
  "processes that start at once on an empty %s all find their tables",
  async (kind) => {
    const dataDir = await mkdtemp(join(tmpdir(), "nataraj-migrate-"));
    const postgres = kind === "PostgreSQL" ? await createPostgresDatabase() : undefined;
    const settings = { dataDir, ...(postgres && { databaseUrl: postgres.url }) };
    const opened = await Promise.allSettled([1, 2, 3, 4].map(() => openDatabase(settings)));
    try {
      expect(opened.map((result) => (result.status === "rejected" ? result.reason : undefined))).toEqual(Array(4));
      const [first] = opened;
      const migrations = await migrationSource.getMigrations([]);
      const done = first?.status === "fulfilled" ? await first.value("knex_migrations").pluck("name") : [];
      expect(done.sort()).toEqual(migrations.map(({ name }) => name).sort());
    } finally {
      for (const result of opened) if (result.status === "fulfilled") await result.value.destroy();
      await postgres?.drop();
      await rm(dataDir, { recursive: true });
    }
  },
);

test("a new SQLite file that another is about to write is waited for", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "nataraj-migrate-"));
  const other = new sqlite.Database(sqliteFile(dataDir));
  const execute = promisify(other.exec.bind(other)) as (sql: string) => Promise<void>;
  try {
    await execute("CREATE TABLE theirs (id); BEGIN IMMEDIATE;");
    const opening = openDatabase({ dataDir });
    await Promise.race([opening, pause(150)]);
    await execute("COMMIT;");
    const database = await opening;
    const { journal_mode: mode } = (await database.raw("PRAGMA journal_mode"))[0];
    await database.destroy();
    expect(mode).toBe("wal");
  } finally {
    await promisify(other.close.bind(other))();
    await rm(dataDir, { recursive: true });
  }
});
