import { join } from "node:path";
import knex, { type Knex } from "knex";
import pg from "pg";
import type { Database } from "sqlite3";
import { openPrivateFile, openPrivateFolder } from "../data-folder/private-folder.ts";
import type { Settings } from "../settings/settings.ts";
import { migrate } from "./migrate.ts";
import { PostgresClient } from "./postgres-client.ts";
import { SQLiteClient } from "./sqlite-client.ts";

/** PostgreSQL's number of the type bigint, which `pg` would otherwise hand out as text. Ours are times: they fit. */
const BIGINT = 20;

/** What the database tells of itself; pino's logger fits. */
export interface DatabaseLogger {
  warn(message: string): void;
  error(message: string): void;
}

/**
 * Opens the database of the settings and brings its tables up to date. Close it with `destroy()`.
 * @throws {DatabaseError} which, as all errors of the database, carries no values: neither its own nor its causes'.
 */
export async function openDatabase(
  settings: Pick<Settings, "databaseUrl" | "dataDir">,
  logger?: DatabaseLogger,
): Promise<Knex> {
  await openPrivateFolder(settings.dataDir);
  const database = knex({
    ...(settings.databaseUrl ? postgres(settings.databaseUrl) : await sqlite(settings.dataDir)),
    // Else knex puts the values of a statement that failed into the error's message.
    compileSqlOnError: false,
    ...(logger && {
      log: { warn: (message: string) => logger.warn(message), error: (message: string) => logger.error(message) },
    }),
  });
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

/** Whether a database (or a transaction in it) is PostgreSQL. */
export function isPostgres(database: Knex): boolean {
  return database.client.driverName === "pg";
}

function postgres(connectionString: string): Knex.Config {
  const types = {
    getTypeParser: (type: number, format?: "text" | "binary") =>
      type === BIGINT ? Number : pg.types.getTypeParser(type, format as "text"),
  };
  return {
    client: PostgresClient,
    connection: { connectionString, types } as Knex.PgConnectionConfig,
    pool: { min: 0, max: 10 },
  };
}

/** The file of the database in a data folder. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, "nataraj.sqlite");
}

/**
 * SQLite has one connection, so a transaction excludes everything else of this process: never run a query outside a
 * transaction that is open while it is.
 */
async function sqlite(dataDir: string): Promise<Knex.Config> {
  const filename = sqliteFile(dataDir);
  // SQLite gives the files beside it (-wal, -shm) the rights that it finds on this one.
  await openPrivateFile(filename);
  return {
    client: SQLiteClient,
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: Database, done: (error: Error | null) => void) => {
        // One statement after the other, so that a transaction's end comes after all that belongs to it.
        connection.serialize();
        // FULL: who is told that a session has ended relies on it even when the power fails in the next second.
        connection.exec(
          "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL;",
          done,
        );
      },
    },
  };
}
