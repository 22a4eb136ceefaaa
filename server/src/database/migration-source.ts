import type { Knex } from "knex";
import { coreMigrations } from "../auth/core/migrations.ts";
import { OperatorError } from "../commands/operator-error.ts";
import { type Migration, productMigrations } from "./migrations.ts";

/** All migrations, in code, so that they are found from `src` and `dist` alike. */
export const migrationSource: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...coreMigrations, ...productMigrations],
  getMigrationName: ({ name }) => name,
  getMigration: async ({ up, down }) => ({ up, down }),
};

/** @throws {OperatorError} unless the tables are of this version: an operator's command does not change them under a server. */
export async function assertMigrated(database: Knex): Promise<void> {
  const done: string[] = (await database.schema.hasTable("knex_migrations"))
    ? await database("knex_migrations").pluck("name")
    : [];
  const known = (await migrationSource.getMigrations([])).map(({ name }) => name);
  if (done.length === known.length && known.every((name) => done.includes(name))) return;
  throw new OperatorError("The database is of another version of Nataraj: start the server of this version first.");
}
