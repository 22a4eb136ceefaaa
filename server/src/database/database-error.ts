/** What is kept of a driver's error beside its message: names, codes and addresses, never a value of a row. */
const KEPT = ["code", "errno", "syscall", "address", "port", "severity", "schema", "table", "column", "constraint"];
/** PostgreSQL's class of errors about data, whose messages quote the value that is wrong. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;

/**
 * A statement or a connection that failed, fit for a log: it carries no values of the statement. Drivers put these into
 * `detail`, `where` and some messages, and with them e-mail addresses, hashes and whole choreographies.
 */
export class DatabaseError extends Error {
  override readonly name = "DatabaseError";
  /** `SQLITE_…`, PostgreSQL's SQLSTATE (five characters), or the system's (`ECONNREFUSED`). */
  declare readonly code?: string;

  /** @param error what the driver said. It is not kept as the cause, since causes are logged too. */
  constructor(error: unknown) {
    super(messageOf(error));
    const properties = error as Record<string, unknown>;
    for (const name of KEPT) {
      if (properties[name] !== undefined) Object.assign(this, { [name]: properties[name] });
    }
  }
}

function messageOf(error: unknown): string {
  if (error instanceof DatabaseError) return error.message;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (DATA_EXCEPTION.test(String(code))) return `A value does not fit its column (${code}).`;
  // A name that has several addresses fails with the failures of each.
  if (error instanceof AggregateError && !message) return error.errors.map(messageOf).join("; ");
  return String(message);
}
