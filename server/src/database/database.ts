/** Connects to SQLite or PostgreSQL, and migrates the tables. */
import { join } from "node:path";
import type { Database } from "@appthreat/sqlite3";
import knex, { type Knex } from "knex";
import pg from "pg";
import { openDataFolder } from "../data-folder/open-data-folder.ts";
import type { Settings } from "../settings/settings.ts";
import { SettingsError } from "../settings/settings-error.ts";
import { engineOf } from "./engine.ts";
import { describeNewerDatabase, migrationSource } from "./migration-source.ts";
import { POSTGRES_TIMEOUTS, PostgresClient, type PostgresTimeouts } from "./postgres-client.ts";
import { noteProductVersion } from "./product-version.ts";
import { SQLiteClient } from "./sqlite-client.ts";

/** PostgreSQL's number of the type bigint, which `pg` would otherwise hand out as text. Ours are times: they fit. */
const BIGINT = 20;

/** What the database tells of itself; pino's logger fits. */
export interface DatabaseLogger {
  warn(message: string): void;
  error(message: string): void;
}

/** The lock of changes to the tables (`Engine.lock`). */
const MIGRATION_LOCK = 0x4e54_4d49;

/** Connects to the database of the settings and brings its tables up to date. Close it with `destroy()`. */
export async function openDatabase(
  settings: Pick<Settings, "databaseUrl" | "dataDir">,
  logger?: DatabaseLogger,
  timeouts?: PostgresTimeouts,
): Promise<Knex> {
  const database = await connectDatabase(settings, logger, timeouts);
  try {
    await migrate(database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

/**
 * Connects to the database of the settings as it is. Its errors carry no values of statements, neither theirs nor their
 * causes' (`DatabaseError`). Close it with `destroy()`.
 * @throws {SettingsError} when DATA_DIR cannot be written to.
 * @throws {Error} with a sentence for the operator when DATABASE_URL does not lead to a database.
 */
export async function connectDatabase(
  { databaseUrl, dataDir }: Pick<Settings, "databaseUrl" | "dataDir">,
  logger?: DatabaseLogger,
  timeouts = POSTGRES_TIMEOUTS,
): Promise<Knex> {
  await openDataFolder(dataDir);
  const database = knex({
    ...(databaseUrl ? postgres(databaseUrl, timeouts) : await sqlite(dataDir)),
    // Else knex puts the values of a statement that failed into the error's message.
    compileSqlOnError: false,
    ...(logger && {
      log: { warn: (message: string) => logger.warn(message), error: (message: string) => logger.error(message) },
    }),
  });
  try {
    await database.raw("SELECT 1");
  } catch (error) {
    await database.destroy();
    if (databaseUrl === undefined) throw error;
    throw new Error(`The database of DATABASE_URL cannot be used: ${(error as Error).message}`, { cause: error });
  }
  return database;
}

/**
 * Brings the tables up to date, in one transaction. Of processes that start at once one does it, and the others wait:
 * on PostgreSQL for an advisory lock, on SQLite for the write lock that the transaction begins with.
 * @throws {SettingsError} when a newer version has changed the tables.
 */
export async function migrate(database: Knex): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockMigrations(transaction);
    await assertNotNewer(transaction);
    await transaction.migrate.latest({ migrationSource });
    await noteProductVersion(transaction);
  });
}

/**
 * Keeps other processes from changing the tables until the transaction ends. The transaction waits for another that changes
 * them, and may take as long as it needs.
 */
export async function lockMigrations(transaction: Knex.Transaction): Promise<void> {
  const engine = engineOf(transaction);
  await engine.waitWithoutLimit(transaction);
  await engine.lock(transaction, MIGRATION_LOCK);
}

async function assertNotNewer(database: Knex): Promise<void> {
  const sentence = await describeNewerDatabase(database);
  if (sentence) throw new SettingsError([sentence]);
}

function postgres(connectionString: string, timeouts: PostgresTimeouts): Knex.Config {
  const types = {
    getTypeParser: (type: number, format?: "text" | "binary") =>
      type === BIGINT ? Number : pg.types.getTypeParser(type, format as "text"),
  };
  return {
    client: class extends PostgresClient {
      override get timeouts() {
        return timeouts;
      }
    },
    connection: {
      connectionString,
      types,
      connectionTimeoutMillis: timeouts.connectMs,
    } as Knex.PgConnectionConfig,
    pool: { min: 0, max: 10, acquireTimeoutMillis: timeouts.acquireMs },
  };
}

/** How long a statement waits while another process uses the file. Milliseconds. */
const BUSY_MS = 5000;
/** How long a query waits for the connection. Two such waits and one for a lock fit into the 30 s of a request. Milliseconds. */
const TURN_MS = 10_000;
const BUSY_PAUSE_MS = 20;
/** FULL: a session that was ended stays ended even if the power fails in the next second. */
const PRAGMAS = `PRAGMA busy_timeout = ${BUSY_MS}; PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL;`;

/**
 * Sets a new connection up. Only one process can change a new file to WAL. While another process uses the file, SQLite says
 * at once that it is busy, although it waits for other statements.
 * @param until It tries again until then. Milliseconds since 1970.
 */
function setUp(connection: Database, until: number, done: (error: Error | null) => void): void {
  connection.exec(PRAGMAS, (error: (Error & { code?: string }) | null) => {
    if (error?.code !== "SQLITE_BUSY" || Date.now() > until) return done(error);
    setTimeout(() => setUp(connection, until, done), BUSY_PAUSE_MS);
  });
}

/** The file of the database in a data folder. */
export function sqliteFile(dataDir: string): string {
  return join(dataDir, "nataraj.sqlite");
}

/**
 * SQLite has one connection that writes, so a transaction excludes everything else of this process: never run a query outside a
 * transaction that is open while it is.
 */
async function sqlite(dataDir: string): Promise<Knex.Config> {
  const filename = sqliteFile(dataDir);
  // SQLite gives the files beside it (-wal, -shm) the rights that it finds on this one.
  await openDataFolder(dataDir, filename);
  return {
    client: SQLiteClient,
    connection: { filename },
    useNullAsDefault: true,
    pool: {
      min: 1,
      max: 1,
      acquireTimeoutMillis: TURN_MS,
      afterCreate: (connection: Database, done: (error: Error | null) => void) => {
        // One statement after the other, so that a transaction's end comes after all that belongs to it.
        connection.serialize();
        setUp(connection, Date.now() + BUSY_MS, done);
      },
    },
  };
}
