import { DatabaseError } from "./database-error.ts";

/** SQLite: the disk is full, read-only, broken or gone, or another process holds the lock. */
const SQLITE = /^SQLITE_(?:FULL|READONLY|IOERR|CANTOPEN|BUSY|LOCKED)/;
/** PostgreSQL: no connection, no room, ended by a time-out or an operator, read-only (its documentation, appendix A). */
const POSTGRES = /^(?:08...|53...|57...|25006|25P0[34])$/;
/** What the system says of a connection: `ECONNREFUSED`, `ETIMEDOUT`. */
const SYSTEM = /^E[A-Z_]+$/;
/** Node's own errors. */
const NODE = /^ERR_/;
/** What knex and pg say of a connection without a code; knex may have put the statement before it. */
const UNCODED =
  /(?:^| - )(?:Knex: Timeout acquiring a connection|Connection terminated|timeout expired|Client has encountered a connection error|Client was closed)/;

/**
 * Whether an error, or a cause of it, says that the database cannot be reached or written at the moment: no fault of the
 * statement.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!(error instanceof DatabaseError)) return isDatabaseAway(error.cause);
  const { code = "", message } = error;
  return SQLITE.test(code) || POSTGRES.test(code) || (SYSTEM.test(code) && !NODE.test(code)) || UNCODED.test(message);
}
