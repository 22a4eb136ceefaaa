import type { Knex } from "knex";

/** A step of the database's schema. */
export interface CoreMigration {
  name: string;
  up(knex: Knex): Promise<void>;
  down(knex: Knex): Promise<void>;
}

function texts(table: Knex.CreateTableBuilder, ...names: string[]): void {
  for (const name of names) table.text(name).notNullable();
}

const createAccounts: CoreMigration = {
  name: "auth_001_accounts",
  async up(knex) {
    await knex.schema.createTable("st_apps", (t) => {
      texts(t, "app_id", "core_config");
      t.primary(["app_id"]);
    });
    await knex.schema.createTable("st_tenants", (t) => {
      texts(t, "app_id", "tenant_id", "config");
      t.primary(["app_id", "tenant_id"]);
    });
    await knex.schema.createTable("st_tenant_providers", (t) => {
      texts(t, "app_id", "tenant_id", "third_party_id", "config");
      t.primary(["app_id", "tenant_id", "third_party_id"]);
    });
    await knex.schema.createTable("st_users", (t) => {
      texts(t, "app_id", "id", "primary_id", "recipe_id");
      t.integer("is_primary").notNullable();
      t.text("email");
      t.text("password_hash");
      t.text("third_party_id");
      t.text("third_party_user_id");
      t.bigInteger("time_joined").notNullable();
      t.primary(["app_id", "id"]);
      t.index(["app_id", "primary_id"]);
      t.index(["app_id", "email"]);
    });
    // The unique index decides who wins when several sign up with one e-mail address at once.
    await knex.schema.createTable("st_user_tenants", (t) => {
      texts(t, "app_id", "tenant_id", "user_id", "recipe_id", "account_key");
      t.primary(["app_id", "tenant_id", "user_id"]);
      t.unique(["app_id", "tenant_id", "recipe_id", "account_key"]);
    });
    await knex.schema.createTable("st_verified_emails", (t) => {
      texts(t, "app_id", "user_id", "email");
      t.primary(["app_id", "user_id", "email"]);
    });
    await knex.schema.createTable("st_metadata", (t) => {
      texts(t, "app_id", "user_id", "json");
      t.primary(["app_id", "user_id"]);
    });
  },
  async down(knex) {
    const tables = ["metadata", "verified_emails", "user_tenants", "users", "tenant_providers", "tenants", "apps"];
    for (const table of tables) await knex.schema.dropTable(`st_${table}`);
  },
};

const createSessions: CoreMigration = {
  name: "auth_002_sessions",
  async up(knex) {
    await knex.schema.createTable("st_signing_keys", (t) => {
      texts(t, "app_id", "kid", "private_pem");
      t.bigInteger("created").notNullable();
      t.primary(["app_id", "kid"]);
    });
    await knex.schema.createTable("st_secrets", (t) => {
      texts(t, "app_id", "refresh_key");
      t.primary(["app_id"]);
    });
    await knex.schema.createTable("st_one_time_tokens", (t) => {
      texts(t, "app_id", "kind", "token_hash", "tenant_id", "user_id", "email");
      t.bigInteger("expires").notNullable();
      t.primary(["app_id", "kind", "token_hash"]);
      t.index(["app_id", "user_id"]);
    });
    await knex.schema.createTable("st_sessions", (t) => {
      texts(t, "app_id", "handle", "tenant_id", "user_id", "refresh_hash2", "data_in_database", "data_in_jwt");
      t.integer("use_static_key").notNullable();
      t.bigInteger("created").notNullable();
      t.bigInteger("expires").notNullable();
      t.primary(["app_id", "handle"]);
      t.index(["app_id", "user_id"]);
      t.index(["expires"]);
    });
  },
  async down(knex) {
    for (const table of ["sessions", "one_time_tokens", "secrets", "signing_keys"])
      await knex.schema.dropTable(`st_${table}`);
  },
};

/** The tables of the accounts (`st_…`), to be run in this order on SQLite or PostgreSQL before the core starts. */
export const coreMigrations: readonly CoreMigration[] = [createAccounts, createSessions];
