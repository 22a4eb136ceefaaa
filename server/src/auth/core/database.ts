/** Whether an error of SQLite or PostgreSQL says that a unique value is taken. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === "23505" || (code === "SQLITE_CONSTRAINT" && /UNIQUE/.test(String(message)));
}
