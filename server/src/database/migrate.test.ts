import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startPostgres } from "../auth/testing/postgres.ts";
import { openDatabase } from "./database.ts";
import { migrationSource } from "./migration-source.ts";

test.each(["SQLite", "PostgreSQL"])(
  "processes that start at once on an empty %s all find their tables",
  async (kind) => {
    const dataDir = await mkdtemp(join(tmpdir(), "nataraj-migrate-"));
    const postgres = kind === "PostgreSQL" ? await startPostgres() : undefined;
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
      await postgres?.stop();
      await rm(dataDir, { recursive: true });
    }
  },
);
