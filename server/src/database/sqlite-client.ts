import type { Database } from "@appthreat/sqlite3";
import SQLiteDialect from "knex/lib/dialects/sqlite3/index.js";
import { type SQLiteDriver, sqlite } from "../sqlite/sqlite-driver.ts";
import { DatabaseError } from "./database-error.ts";
import type { Engine } from "./engine.ts";
import { sqliteEngine } from "./sqlite-engine.ts";

/** A connection as knex keeps it in its pool. */
type Connection = Database & { __knex__disposed?: Error; hasOnlyRead?: boolean };

/** What can begin no transaction. sqlite3 does the first statement of a text, but for `exec`, which does all. */
const READING = /^\s*SELECT\b/i;
/** The calls of a connection that take statements. */
const CALLS = ["all", "each", "exec", "get", "prepare", "run"] as const;

/** What SQLite answers a ROLLBACK without a transaction. */
const NO_TRANSACTION = /no transaction is active/;

/**
 * Knex's client of SQLite, with three promises more: its errors carry no values, transactions take the write lock when
 * they begin (and wait for it then, instead of failing in the middle), and none outlives its turn on the connection.
 */
export class SQLiteClient extends SQLiteDialect {
  get engine(): Engine {
    return sqliteEngine;
  }

  protected override _driver(): SQLiteDriver {
    return sqlite;
  }

  override async acquireRawConnection(): Promise<Connection> {
    return noteWrites(await super.acquireRawConnection());
  }

  override async acquireConnection(): Promise<Connection> {
    try {
      return await super.acquireConnection();
    } catch (error) {
      throw new DatabaseError(error);
    }
  }

  /**
   * Gives the connection back, without a transaction: what is left open, after a COMMIT that failed for instance, would
   * swallow everything that is written on the connection from then on.
   */
  override async releaseConnection(connection: Connection): Promise<void> {
    // A reading is over with its answer: no second way to the database's thread for it.
    const isClean = connection.hasOnlyRead;
    connection.hasOnlyRead = true;
    if (!isClean) await this.#rollBack(connection);
    await super.releaseConnection(connection);
  }

  async #rollBack(connection: Connection): Promise<void> {
    try {
      await execute(connection, "ROLLBACK");
      this.logger.error?.("A transaction was left open on a connection, and has been rolled back.");
    } catch (error) {
      if (!NO_TRANSACTION.test(String(error))) connection.__knex__disposed = new DatabaseError(error);
    } finally {
      connection.hasOnlyRead = true;
    }
  }

  override transaction(...options: Parameters<SQLiteDialect["transaction"]>) {
    const transaction = super.transaction(...options) as unknown as Transaction;
    // Knex calls it in a later turn of the event loop.
    transaction.begin = (connection) => transaction.query(connection, "BEGIN IMMEDIATE;");
    return transaction as unknown as ReturnType<SQLiteDialect["transaction"]>;
  }

  protected override async _query(connection: Connection, query: KnexQuery): Promise<KnexQuery> {
    try {
      return await super._query(connection, query);
    } catch (error) {
      // SQLite rolls back by itself when the disk is full; knex would tell of this instead of the disk.
      if (query.sql === "ROLLBACK" && NO_TRANSACTION.test(String(error))) return { ...query, response: [] };
      throw new DatabaseError(error);
    }
  }
}

/** Notes on the connection whenever it is given anything but a reading, by knex or by others. */
function noteWrites(connection: Connection): Connection {
  for (const name of CALLS) {
    const call = connection[name].bind(connection) as (...values: unknown[]) => unknown;
    const noting = (sql: string, ...others: unknown[]) => {
      if (name === "exec" || !READING.test(sql)) connection.hasOnlyRead = false;
      return call(sql, ...others);
    };
    Object.assign(connection, { [name]: noting });
  }
  return connection;
}

interface Transaction {
  begin(connection: Connection): Promise<unknown>;
  query(connection: Connection, sql: string): Promise<unknown>;
}

function execute(connection: Connection, sql: string): Promise<void> {
  return new Promise((resolve, reject) => {
    connection.exec(sql, (error) => (error ? reject(error) : resolve()));
  });
}
