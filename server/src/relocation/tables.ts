import type { Knex } from "knex";

/** A table whose rows are copied. */
export interface Table {
  name: string;
  columns: string[];
  /** The columns of its primary key. */
  key: string[];
}

/**
 * Tables that an installation has for itself: the list of migrations and the version, which the target's own migrating writes, and who runs
 * a shared task at the moment.
 */
const NOT_COPIED = new Set(["knex_migrations", "knex_migrations_lock", "product_version", "task_leases"]);

/** The tables of an installation with SQLite, each after those that its rows refer to. */
export async function readTables(source: Knex): Promise<Table[]> {
  const names: string[] = await source("sqlite_master").where({ type: "table" }).orderBy("name").pluck("name");
  const copied = names.filter((name) => !name.startsWith("sqlite_") && !NOT_COPIED.has(name));
  const ordered: string[] = [];
  const add = async (name: string): Promise<void> => {
    if (ordered.includes(name)) return;
    const references: { table: string }[] = await source.raw("SELECT * FROM pragma_foreign_key_list(?)", [name]);
    for (const { table } of references) if (table !== name) await add(table);
    ordered.push(name);
  };
  for (const name of copied) await add(name);
  return Promise.all(ordered.map((name) => describe(source, name)));
}

async function describe(source: Knex, name: string): Promise<Table> {
  const columns: { name: string; pk: number }[] = await source.raw("SELECT name, pk FROM pragma_table_info(?)", [name]);
  const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  // Rows are told apart by it.
  if (key.length === 0) throw new Error(`The table ${name} has no primary key.`);
  return { name, columns: columns.map((column) => column.name), key: key.map((column) => column.name) };
}
