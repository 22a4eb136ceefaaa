import type { Socket } from "node:net";
import PostgresDialect from "knex/lib/dialects/postgres/index.js";
import type { Client } from "pg";
import { DatabaseError } from "./database-error.ts";
import type { Engine } from "./engine.ts";
import { postgresEngine } from "./postgres-engine.ts";

/** How long PostgreSQL may keep somebody waiting. Milliseconds. */
export interface PostgresTimeouts {
  /** Until a new connection can be used. */
  connectMs: number;
  /** Until a connection of the pool is free, or made. */
  acquireMs: number;
  /** Until a statement is done, with its waits for locks. PostgreSQL ends it then, and the connection stays. */
  statementMs: number;
  /**
   * Until anything comes from PostgreSQL. Then the route to it is taken to be broken, and the connection is destroyed.
   * Longer than `statementMs`. PostgreSQL itself ends a transaction in which it is asked nothing for as long, because its
   * locks keep others waiting.
   */
  silenceMs: number;
}

/**
 * A request waits for a connection, for a statement that holds it up, and for one that is not answered: 26 seconds at
 * most, of the 30 within which every request is answered.
 */
export const POSTGRES_TIMEOUTS: PostgresTimeouts = {
  connectMs: 5_000,
  acquireMs: 8_000,
  statementMs: 8_000,
  silenceMs: 10_000,
};

const MINUTE_MS = 60_000;
/** Where no request waits: a command may have much to do in one statement. */
export const COMMAND_TIMEOUTS: PostgresTimeouts = {
  connectMs: 5_000,
  acquireMs: MINUTE_MS,
  statementMs: 10 * MINUTE_MS,
  silenceMs: 11 * MINUTE_MS,
};

/** A connection as knex keeps it in its pool. */
type Connection = Client & {
  connection: { stream: Socket };
  __knex__disposed?: Error;
  readyForQuery?: boolean;
  _ending?: boolean;
};

/**
 * Knex's client of PostgreSQL, whose errors carry no values, which lends connections without a transaction only, and which
 * destroys those that have fallen silent.
 *
 * It never repeats a statement. If a connection breaks while a COMMIT is under way, nobody knows whether it was done, and
 * its caller is told that the database is away. Who then asks again is told apart by the rows: an upload by its request
 * key, a choreography by its version, a job by its worker.
 */
export class PostgresClient extends PostgresDialect {
  get engine(): Engine {
    return postgresEngine;
  }

  get timeouts(): PostgresTimeouts {
    return POSTGRES_TIMEOUTS;
  }

  override async acquireConnection(): Promise<Connection> {
    try {
      return await super.acquireConnection();
    } catch (error) {
      throw new DatabaseError(error);
    }
  }

  protected override async _acquireOnlyConnection(): Promise<Connection> {
    const connection = (await super._acquireOnlyConnection()) as Connection;
    const { stream } = connection.connection;
    const { statementMs, silenceMs } = this.timeouts;
    stream.setTimeout(silenceMs);
    stream.on("timeout", () => {
      // Nothing is waited for. A statement that begins now has all of its time.
      if (connection.readyForQuery === true && !connection._ending) return;
      const { bytesRead } = stream;
      // What has come while this process was busy is read before.
      setImmediate(() => {
        if (stream.bytesRead > bytesRead) return;
        stream.destroy(Object.assign(new Error("PostgreSQL does not answer."), { code: "ETIMEDOUT" }));
      });
    });
    // Not when the connection is made: a pooler takes only settings that it knows there.
    await connection.query(
      `SET statement_timeout = ${statementMs}; SET idle_in_transaction_session_timeout = ${silenceMs}`,
    );
    return connection;
  }

  /** Gives a connection back, without a transaction. */
  override async releaseConnection(connection: Connection): Promise<void> {
    connection.connection.stream.setTimeout(this.timeouts.silenceMs);
    // The failure of a statement is heard of before the state that it leaves, which another answer brings for sure.
    if (connection.readyForQuery !== true) await connection.query("SELECT 1").catch(() => undefined);
    const status = connection.getTransactionStatus();
    if (status === "T" || status === "E") {
      this.logger.error?.("A transaction was left open on a connection, and has been rolled back.");
      await connection.query("ROLLBACK").catch((error: unknown) => {
        connection.__knex__disposed = new DatabaseError(error);
      });
    }
    await super.releaseConnection(connection);
  }

  protected override async _query(connection: Connection, query: KnexQuery): Promise<KnexQuery> {
    try {
      return await super._query(connection, query);
    } catch (error) {
      throw new DatabaseError(error);
    }
  }
}
