import PostgresDialect from "knex/lib/dialects/postgres/index.js";
import type { Client } from "pg";
import { DatabaseError } from "./database-error.ts";

/** A connection as knex keeps it in its pool. */
type Connection = Client & { __knex__disposed?: Error; readyForQuery?: boolean };

/** Knex's client of PostgreSQL, whose errors carry no values, and which lends connections without a transaction only. */
export class PostgresClient extends PostgresDialect {
  override async acquireConnection(): Promise<Connection> {
    try {
      return await super.acquireConnection();
    } catch (error) {
      throw new DatabaseError(error);
    }
  }

  /** Gives a connection back, without a transaction. */
  override async releaseConnection(connection: Connection): Promise<void> {
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
