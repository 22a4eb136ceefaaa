import type { Knex } from "knex";
import { isDatabaseAway } from "../database/database-away.ts";
import { OperatorError } from "../errors/operator-error.ts";
import { contentOf, findSame, nameOf, pagesOf, type Row, withKeys } from "./rows.ts";
import type { Table } from "./tables.ts";

/**
 * Makes a table equal to its source. First it removes rows that differ or are not in the source, so that no unique value is
 * in the way. Then it adds the missing rows. Rows that are equal already are left alone: after an interruption it
 * goes on where it was.
 * @throws {OperatorError} naming a row that PostgreSQL does not take.
 */
export async function copyRows(source: Knex, target: Knex, table: Table): Promise<void> {
  for await (const rows of pagesOf(target, table)) {
    const wanted = await findSame(source, table, rows);
    const obsolete = rows.filter((row) => {
      const same = wanted.get(nameOf(table, row));
      return !same || contentOf(table, same) !== contentOf(table, row);
    });
    if (obsolete.length > 0) await withKeys(target, table, obsolete).delete();
  }
  for await (const rows of pagesOf(source, table)) {
    await insert(target, table, rows).catch(async (error: unknown) => {
      if (isDatabaseAway(error)) throw error;
      await insertOneByOne(target, table, rows);
    });
  }
}

/** In one statement: a page is there whole or not at all. */
async function insert(target: Knex, { name, key }: Table, rows: readonly Row[]): Promise<void> {
  await target(name)
    .insert(rows as Row[])
    .onConflict(key)
    .ignore();
}

async function insertOneByOne(target: Knex, table: Table, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    await insert(target, table, [row]).catch((cause: Error) => {
      if (isDatabaseAway(cause)) throw cause;
      throw new OperatorError(
        `PostgreSQL does not take the row ${nameOf(table, row)} of the table ${table.name}: ${cause.message}`,
        { cause },
      );
    });
  }
}
