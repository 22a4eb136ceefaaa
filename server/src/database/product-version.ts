import { createRequire } from "node:module";
import type { Knex } from "knex";

const TABLE = "product_version";
const { version } = createRequire(import.meta.url)("../../package.json") as { version: string };

/** The version of this program. */
export const PRODUCT_VERSION = version;

/**
 * Notes that the tables are of this version, beside knex's list of migrations: an older version that meets them can then say
 * which one it takes.
 */
export async function noteProductVersion(transaction: Knex.Transaction): Promise<void> {
  if (!(await transaction.schema.hasTable(TABLE))) {
    await transaction.schema.createTable(TABLE, (table) => {
      table.string("version", 64).primary();
    });
  }
  const [row] = await transaction(TABLE).select("version");
  if (!row) await transaction(TABLE).insert({ version });
  else if (row.version !== version) await transaction(TABLE).update({ version });
}

/** The version that last started on a database; undefined where none has noted itself. */
export async function readProductVersion(database: Knex): Promise<string | undefined> {
  if (!(await database.schema.hasTable(TABLE))) return undefined;
  return (await database(TABLE).first("version"))?.version;
}
