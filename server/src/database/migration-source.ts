import type { Knex } from "knex";
import { OperatorError } from "../errors/operator-error.ts";
import { coreMigrations } from "./core-migrations.ts";
import { type Migration, productMigrations } from "./migrations.ts";
import { PRODUCT_VERSION, readProductVersion } from "./product-version.ts";

/** All migrations, in code, so that they are found from `src` and `dist` alike. */
export const migrationSource: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...coreMigrations, ...productMigrations],
  getMigrationName: ({ name }) => name,
  getMigration: async ({ up, down }) => ({ up, down }),
};

/**
 * Says that data is of a newer version, by its migrations.
 * @param what "The database", "The backup": the subject of the sentence
 * @param done the names of its migrations
 * @param version of the program that wrote it, where it is known
 * @returns undefined where this version knows all of them.
 */
export async function describeNewer(what: string, done: string[], version?: string): Promise<string | undefined> {
  const known = (await migrationSource.getMigrations([])).map(({ name }) => name);
  const newer = done.find((name) => !known.includes(name));
  if (newer === undefined) return undefined;
  const theirs =
    version === undefined || version === PRODUCT_VERSION
      ? "a newer version of Nataraj than"
      : `version ${version} of Nataraj, which is newer than`;
  return `${what} is from ${theirs} this one (${PRODUCT_VERSION}): it has the migration ${newer}.`;
}

/** The names of the migrations that a database has had. */
export async function doneMigrations(database: Knex): Promise<string[]> {
  if (!(await database.schema.hasTable("knex_migrations"))) return [];
  return database("knex_migrations").orderBy("id").pluck("name");
}

/** As `describeNewer`, of a database. */
export async function describeNewerDatabase(database: Knex): Promise<string | undefined> {
  const sentence = await describeNewer(
    "The database",
    await doneMigrations(database),
    await readProductVersion(database),
  );
  return sentence && `${sentence} Start that version, or restore a backup of before.`;
}

/** @throws {OperatorError} unless the tables are of this version: an operator's command does not change them under a server. */
export async function assertMigrated(database: Knex): Promise<void> {
  const newer = await describeNewerDatabase(database);
  if (newer) throw new OperatorError(newer);
  const done = await doneMigrations(database);
  const known = (await migrationSource.getMigrations([])).map(({ name }) => name);
  if (done.length === known.length && known.every((name) => done.includes(name))) return;
  throw new OperatorError(
    "The database is from an older version of Nataraj: start the server of this version first, which upgrades it, or run this command with that version.",
  );
}
