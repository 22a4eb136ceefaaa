import type { Knex } from "knex";
import { coreMigrations } from "../auth/core/migrations.ts";
import { type Migration, productMigrations } from "./migrations.ts";

/** All migrations, in code, so that they are found from `src` and `dist` alike. */
export const migrationSource: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...coreMigrations, ...productMigrations],
  getMigrationName: ({ name }) => name,
  getMigration: async ({ up, down }) => ({ up, down }),
};
