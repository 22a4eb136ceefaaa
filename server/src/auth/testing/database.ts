import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { openDatabase } from "../../database/database.ts";
import { createPostgresDatabase } from "./postgres.ts";
import { writePreparedDatabase } from "./prepared-database.ts";

/** The databases that everything is tested on. */
export const DATABASES = ["SQLite", "PostgreSQL"] as const;
export type DatabaseKind = (typeof DATABASES)[number];

export interface TestDatabase {
  kind: DatabaseKind;
  /** Opens a connection to it, as a start of the server does. */
  open(): Promise<Knex>;
  remove(): Promise<void>;
}

/** A new, prepared database. */
export async function createTestDatabase(kind: DatabaseKind): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), "nataraj-auth-"));
  const postgres = kind === "PostgreSQL" ? await createPostgresDatabase({ isPrepared: true }) : undefined;
  if (!postgres) await writePreparedDatabase(dataDir);
  return {
    kind,
    open: () => openDatabase({ dataDir, ...(postgres ? { databaseUrl: postgres.url } : {}) }),
    remove: async () => {
      await postgres?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
