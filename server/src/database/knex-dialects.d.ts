/** Knex's clients, which it has no types for but means to be extended. */
interface KnexQuery {
  sql: string;
  bindings?: readonly unknown[];
  response?: unknown;
  context?: unknown;
}

declare module "knex/lib/dialects/sqlite3/index.js" {
  import type { Knex } from "knex";

  class SQLiteDialect extends Knex.Client {
    /** The module that connections are opened with. */
    protected _driver(): unknown;
    /** Runs one statement on a connection. */
    protected _query(connection: unknown, query: KnexQuery): Promise<KnexQuery>;
  }
  export default SQLiteDialect;
}

declare module "knex/lib/dialects/postgres/index.js" {
  import type { Knex } from "knex";

  class PostgresDialect extends Knex.Client {
    /** Connects, and does nothing else. */
    protected _acquireOnlyConnection(): Promise<unknown>;
    /** Runs one statement on a connection. */
    protected _query(connection: unknown, query: KnexQuery): Promise<KnexQuery>;
  }
  export default PostgresDialect;
}
