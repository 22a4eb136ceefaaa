import type { Knex } from "knex";
import { coreMigrations } from "../auth/core/migrations.ts";
import { productMigrations } from "./migrations.ts";

/** One step of the tables' history. Names are kept in the database: they never change, and new ones go to the end. */
export interface Migration {
  name: string;
  up(knex: Knex): Promise<void>;
  down(knex: Knex): Promise<void>;
}

/** All migrations, in code, so that they are found from `src` and `dist` alike. */
export const migrationSource: Knex.MigrationSource<Migration> = {
  getMigrations: async () => [...coreMigrations, ...productMigrations],
  getMigrationName: ({ name }) => name,
  getMigration: async ({ up, down }) => ({ up, down }),
};
