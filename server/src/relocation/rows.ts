import type { Knex } from "knex";
import type { Table } from "./tables.ts";

/** A row as the database gives it. */
export type Row = Record<string, unknown>;

/** Rows that are read and written at a time. A choreography may have some ten kilobytes. */
const PAGE = 200;

/** The rows of a table in the order of their keys, page by page. The caller may remove the rows of a page. */
export async function* pagesOf(database: Knex, table: Table): AsyncGenerator<Row[]> {
  let last: Row | undefined;
  while (true) {
    const query = database(table.name).select(table.columns).orderBy(table.key).limit(PAGE);
    if (last) query.whereRaw(...after(table, last));
    const rows: Row[] = await query;
    if (rows.length > 0) yield rows;
    if (rows.length < PAGE) return;
    last = rows.at(-1);
  }
}

/** The rows of a table that have the keys of others, by {@link nameOf}. */
export async function findSame(database: Knex, table: Table, rows: readonly Row[]): Promise<Map<string, Row>> {
  const found: Row[] = await withKeys(database, table, rows).select(table.columns);
  return new Map(found.map((row) => [nameOf(table, row), row]));
}

/** A query for the rows of a table that have the keys of others. */
export function withKeys(database: Knex, table: Table, rows: readonly Row[]): Knex.QueryBuilder {
  const keys = rows.map((row) => table.key.map((column) => row[column]));
  return database(table.name).whereIn(table.key, keys as Knex.Value[][]);
}

/** The key of a row as text. */
export function nameOf({ key }: Table, row: Row): string {
  return JSON.stringify(key.map((column) => row[column]));
}

/** The whole of a row as text, the same for SQLite and PostgreSQL. */
export function contentOf({ columns }: Table, row: Row): string {
  return JSON.stringify(columns.map((column) => row[column]));
}

function after({ key }: Table, row: Row): [sql: string, bindings: Knex.RawBinding[]] {
  const marks = (mark: string) => key.map(() => mark).join(", ");
  return [`(${marks("??")}) > (${marks("?")})`, [...key, ...key.map((column) => row[column] as Knex.Value)]];
}
