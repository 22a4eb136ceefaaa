import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { OperatorError } from "../errors/operator-error.ts";
import { contentOf, findSame, nameOf, pagesOf } from "./rows.ts";
import type { Table } from "./tables.ts";

/** What two databases have in common. */
export interface ComparedTable {
  name: string;
  rows: number;
  /** Of the contents of all rows in the order of their keys. */
  sha256: string;
}

/**
 * Reads a table from both databases and compares it row by row.
 * @throws {OperatorError} naming the first row that differs, or the numbers of rows.
 */
export async function compareRows(source: Knex, target: Knex, table: Table): Promise<ComparedTable> {
  const sha256 = createHash("sha256");
  let count = 0;
  for await (const rows of pagesOf(source, table)) {
    const copies = await findSame(target, table, rows);
    for (const row of rows) {
      const copy = copies.get(nameOf(table, row));
      const content = contentOf(table, row);
      if (!copy || contentOf(table, copy) !== content) {
        const how = copy ? "differs" : "is missing";
        throw new OperatorError(`The row ${nameOf(table, row)} of the table ${table.name} ${how}. Run it again.`);
      }
      sha256.update(content).update("\n");
      count++;
    }
  }
  const [counted] = await target(table.name).count({ rows: "*" });
  const found = Number(counted?.rows);
  if (found !== count) throw new OperatorError(`The table ${table.name} has ${found} rows instead of ${count}.`);
  return { name: table.name, rows: count, sha256: sha256.digest("hex") };
}
