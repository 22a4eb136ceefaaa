import type { Database, Statement } from "@appthreat/sqlite3";
import type { Knex } from "knex";
import type { Settings } from "../settings/settings.ts";
import { sqlite } from "../sqlite/sqlite-driver.ts";
import { sqliteFile } from "./database.ts";
import { DatabaseError } from "./database-error.ts";

/** A value of a query. */
export type QueryValue = string | number | boolean | null;
/** A query that was built once, to be asked with values. @throws {DatabaseError} */
export type PreparedQuery<Row> = (...values: QueryValue[]) => Promise<Row[]>;
/** Builds a query once. It gets a parameter for each value that the reading will be asked with. */
export type BuildQuery = (database: Knex, ...parameters: string[]) => Knex.QueryBuilder;

/** The way to the database for readings that stand alone: they see what has been committed, and wait for no write. */
export interface Readings {
  prepare<Row>(build: BuildQuery): PreparedQuery<Row>;
}

/** How many readings SQLite does at a time: each waits for a thread of Node's pool, of which there are four. */
const CONNECTIONS = 2;

/** Readings on the connections of a database. */
export function readingsOf(database: Knex): Readings {
  return {
    prepare<Row>(build: BuildQuery): PreparedQuery<Row> {
      const { sql, bind } = compile(database, build);
      return async (...values) => {
        // SQLite's driver answers with the rows, PostgreSQL's with an object that has them.
        const answer = await database.raw(sql, bind(values) as Knex.RawBinding[]);
        return Array.isArray(answer) ? answer : answer.rows;
      };
    },
  };
}

/**
 * Opens the readings of a database. On SQLite they have connections of their own, on which each query is prepared once:
 * building it anew, and two more ways to SQLite's threads, cost more than the reading. Close them before the database.
 */
export async function openReadings(
  database: Knex,
  { databaseUrl, dataDir }: Pick<Settings, "databaseUrl" | "dataDir">,
): Promise<Readings & { close(): Promise<void> }> {
  if (databaseUrl) return { ...readingsOf(database), close: async () => {} };
  const connections: ReadConnection[] = [];
  const close = async () => {
    for (const connection of connections) await connection.close();
  };
  try {
    for (let number = 0; number < CONNECTIONS; number++) {
      connections.push(await ReadConnection.open(sqliteFile(dataDir)));
    }
  } catch (error) {
    await close();
    throw error;
  }
  let turn = 0;
  return {
    prepare<Row>(build: BuildQuery): PreparedQuery<Row> {
      const { sql, bind } = compile(database, build);
      return (...values) => {
        const connection = connections[turn++ % connections.length] as ReadConnection;
        return connection.read<Row>(sql, bind(values));
      };
    },
    close,
  };
}

/** A connection of SQLite that only reads, with its statements. */
class ReadConnection {
  readonly #connection: Database;
  readonly #statements = new Map<string, Promise<Statement>>();
  #isClosed = false;

  private constructor(connection: Database) {
    this.#connection = connection;
  }

  static async open(filename: string): Promise<ReadConnection> {
    const connection = await new Promise<Database>((resolve, reject) => {
      const opened = new sqlite.Database(filename, sqlite.OPEN_READWRITE, (error) =>
        error ? reject(new DatabaseError(error)) : resolve(opened),
      );
    });
    const pragmas = "PRAGMA busy_timeout = 5000; PRAGMA query_only = ON;";
    await settled((done) => connection.exec(pragmas, done));
    return new ReadConnection(connection);
  }

  /** `all` reads to the end, after which SQLite keeps nothing for this reading: the next one sees what is new. */
  async read<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    const statement = await this.#statement(sql);
    return new Promise((resolve, reject) => {
      statement.all(values, (error: Error | null, rows: Row[]) => {
        if (error) reject(new DatabaseError(error));
        else resolve(rows);
      });
    });
  }

  /** Closes the connection after the readings under way. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const prepared of await Promise.allSettled(this.#statements.values())) {
      if (prepared.status === "rejected") continue;
      await new Promise<void>((resolve) => {
        prepared.value.finalize(() => resolve());
      });
    }
    await settled((done) => this.#connection.close(done));
  }

  #statement(sql: string): Promise<Statement> {
    if (this.#isClosed) return Promise.reject(new DatabaseError(new Error("The database is closed.")));
    const known = this.#statements.get(sql);
    if (known) return known;
    const prepared = this.#prepare(sql);
    this.#statements.set(sql, prepared);
    // What kept it from being prepared may be over the next time.
    prepared.catch(() => this.#statements.delete(sql));
    return prepared;
  }

  /** Prepares before it reads: sqlite3 never answers a query to a statement that could not be prepared. */
  #prepare(sql: string): Promise<Statement> {
    return new Promise((resolve, reject) => {
      const statement: Statement = this.#connection.prepare(sql, (error: Error | null) => {
        if (error) reject(new DatabaseError(error));
        else resolve(statement);
      });
    });
  }
}

function settled(begin: (done: (error: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    begin((error) => (error ? reject(new DatabaseError(error)) : resolve()));
  });
}

/** The text of a query, and the values of its placeholders: those it was built with, and those it is asked with. */
function compile(database: Knex, build: BuildQuery): { sql: string; bind(values: readonly unknown[]): unknown[] } {
  const parameters = Array.from({ length: build.length - 1 }, (_, number) => `\0${number}`);
  const { sql, bindings } = build(database, ...parameters).toSQL();
  const places = bindings.map((binding) => ({ binding, parameter: parameters.indexOf(binding as string) }));
  return {
    sql,
    bind: (values) => places.map(({ binding, parameter }) => (parameter < 0 ? binding : values[parameter])),
  };
}
