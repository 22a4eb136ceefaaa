import { DatabaseError } from "./database-error.ts";

/** SQLite: the disk is full, read-only, broken or gone, or another process holds the lock. */
const SQLITE = /^SQLITE_(?:FULL|READONLY|IOERR|CANTOPEN|BUSY|LOCKED)/;
/**
 * PostgreSQL: no connection, no room, shutting down, read-only (its documentation, appendix A); and what the system says of
 * a connection.
 */
const POSTGRES = /^(?:08...|53...|57P..|25006|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/;

/** Whether the database cannot be reached or written at the moment: no fault of the statement. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Error && error.name === "KnexTimeoutError") return true;
  const code = error instanceof DatabaseError ? (error.code ?? "") : "";
  return SQLITE.test(code) || POSTGRES.test(code);
}
