import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import knex, { type Knex } from "knex";
import pg from "pg";
import type { Settings } from "../settings/settings.ts";
import { migrationSource } from "./migration-source.ts";

/** PostgreSQL's number of the type bigint, which `pg` would otherwise hand out as text. Ours are times: they fit. */
const BIGINT = 20;

/** Opens the database of the settings and brings its tables up to date. Close it with `destroy()`. */
export async function openDatabase(settings: Pick<Settings, "databaseUrl" | "dataDir">): Promise<Knex> {
  await mkdir(settings.dataDir, { recursive: true });
  const database = knex(
    settings.databaseUrl ? postgres(settings.databaseUrl) : sqlite(join(settings.dataDir, "nataraj.sqlite")),
  );
  try {
    await database.migrate.latest({ migrationSource });
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

/** Whether a database (or a transaction in it) is PostgreSQL. */
export function isPostgres(database: Knex): boolean {
  return database.client.config.client === "pg";
}

function postgres(connectionString: string): Knex.Config {
  const types = {
    getTypeParser: (type: number, format?: "text" | "binary") =>
      type === BIGINT ? Number : pg.types.getTypeParser(type, format as "text"),
  };
  return {
    client: "pg",
    connection: { connectionString, types } as Knex.PgConnectionConfig,
    pool: { min: 0, max: 10 },
  };
}

/**
 * SQLite has one connection, so a transaction excludes everything else of this process: never run a query outside a
 * transaction that is open while it is.
 */
function sqlite(filename: string): Knex.Config {
  return {
    client: "sqlite3",
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: SQLiteConnection, done: (error: Error | null) => void) => {
        connection.exec(
          "PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000; PRAGMA synchronous = NORMAL;",
          done,
        );
      },
    },
  };
}

interface SQLiteConnection {
  exec(sql: string, done: (error: Error | null) => void): void;
}
