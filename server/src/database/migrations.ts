import type { Knex } from "knex";
import { engineOf } from "./engine.ts";

/** One step of the tables' history. Names are kept in the database: they never change, and new ones go to the end. */
export interface Migration {
  name: string;
  up(knex: Knex): Promise<void>;
  down(knex: Knex): Promise<void>;
}

/** The product's own tables. Times are milliseconds since 1970; JSON is kept as text. */
export const productMigrations: Migration[] = [
  {
    name: "product-0001-tables",
    async up(knex) {
      await knex.schema.createTable("secrets", (table) => {
        table.string("name", 64).primary();
        table.string("value", 256).notNullable();
      });
      await knex.schema.createTable("accounts", (table) => {
        table.string("uid", 64).primary();
        /** Null: the free tier's. */
        table.integer("project_quota").nullable();
        table.bigInteger("created_at").notNullable();
      });
      await knex.schema.createTable("projects", (table) => {
        table.string("id", 32).primary();
        table.string("owner", 64).notNullable().index();
        table.string("name", 255).notNullable();
        table.string("title", 255).notNullable();
        table.double("duration").notNullable();
        table.string("visibility", 16).notNullable();
        table.integer("checkpoint").notNullable();
        table.string("danceform", 255).notNullable().defaultTo("");
        table.text("choreography").notNullable().defaultTo("");
        table.integer("version").notNullable().defaultTo(0);
        table.string("song_key", 255).notNullable();
        table.string("song_type", 64).notNullable();
        /** Lyrics found in the upload's tags. */
        table.text("tag_lyrics").nullable();
        /** What was heard in the song, uncorrected; and the lyrics, with where they came from. */
        table.text("listening").nullable();
        table.text("lyrics").nullable();
        /** The corrections of the tempo, in the order in which they were asked for, joined by commas. */
        table.string("tempo_corrections", 255).notNullable().defaultTo("");
        table.bigInteger("created_at").notNullable();
        table.bigInteger("updated_at").notNullable();
      });
      await knex.schema.createTable("jobs", (table) => {
        table.string("id", 36).primary();
        table.string("project_id", 32).notNullable().references("projects.id").onDelete("CASCADE");
        /** What is asked for: `{section?, tempo?, again?}`. */
        table.text("request").notNullable();
        table.string("status", 16).notNullable();
        table.string("stage", 16).notNullable();
        table.double("progress").notNullable();
        table.string("error", 64).nullable();
        table.string("message", 1000).nullable();
        table.integer("attempts").notNullable().defaultTo(0);
        table.string("worker", 255).nullable();
        table.bigInteger("lease_until").nullable();
        table.bigInteger("created_at").notNullable();
        table.bigInteger("updated_at").notNullable();
        table.index(["status", "created_at"]);
        table.index(["project_id", "created_at"]);
      });
      // One job of a project at a time: asking twice joins the first.
      await knex.raw("CREATE UNIQUE INDEX jobs_one_open ON jobs (project_id) WHERE status IN ('queued', 'running')");
      await knex.schema.createTable("contact_messages", (table) => {
        table.string("id", 36).primary();
        table.string("email", 254).notNullable().index();
        table.text("text").notNullable();
        table.bigInteger("mailed_at").nullable();
        table.bigInteger("created_at").notNullable();
      });
      await knex.schema.createTable("deletions", (table) => {
        table.string("uid", 64).primary();
        table.string("email", 254).nullable();
        table.bigInteger("started_at").notNullable();
        table.bigInteger("finished_at").nullable();
      });
      await knex.schema.createTable("discarded_files", (table) => {
        table.string("storage_key", 255).primary();
        /** Not to be removed before. */
        table.bigInteger("due_at").notNullable();
      });
      // As rate-limiter-flexible wants it.
      await knex.schema.createTable("rate_limits", (table) => {
        table.string("key", 255).primary();
        table.integer("points").notNullable().defaultTo(0);
        table.bigInteger("expire").nullable();
      });
    },
    async down(knex) {
      for (const table of [
        "rate_limits",
        "discarded_files",
        "deletions",
        "contact_messages",
        "jobs",
        "projects",
        "accounts",
        "secrets",
      ]) {
        await knex.schema.dropTable(table);
      }
    },
  },
  {
    name: "product-0002-request-keys",
    async up(knex) {
      await knex.schema.alterTable("projects", (table) => {
        /** Hash of the key that the request to make it carried, by which the same request is known again. */
        table.string("request_key", 64).nullable();
        table.unique(["owner", "request_key"], { indexName: "projects_request_key" });
      });
    },
    async down(knex) {
      await knex.schema.alterTable("projects", (table) => {
        table.dropUnique(["owner", "request_key"], "projects_request_key");
        table.dropColumn("request_key");
      });
    },
  },
  {
    name: "product-0003-fair-queue",
    async up(knex) {
      await knex.schema.alterTable("jobs", (table) => {
        /** The project's owner, by whom the queue is shared. */
        table.string("owner", 64).notNullable().defaultTo("");
        table.integer("priority").notNullable().defaultTo(0);
        /** Since when it waits with its priority: milliseconds, with fractions that tell jobs of one moment apart. */
        table.double("queued_at").notNullable().defaultTo(0);
        /** Not to be begun before; for SQLite's queue. */
        table.bigInteger("retry_at").notNullable().defaultTo(0);
        table.index(["owner", "status"]);
      });
      await knex("jobs").update({
        owner: knex("projects").whereRaw("projects.id = jobs.project_id").select("owner"),
        queued_at: knex.ref("created_at"),
      });
      // The process that runs a shared task, and until when it counts as alive.
      await knex.schema.createTable("task_leases", (table) => {
        table.string("name", 64).primary();
        table.string("job_id", 36).notNullable();
        table.bigInteger("lease_until").notNullable();
      });
      await engineOf(knex).beginJobNews(knex, ["stage", "progress"]);
    },
    async down(knex) {
      await engineOf(knex).endJobNews(knex);
      await knex.schema.dropTable("task_leases");
      await knex.schema.alterTable("jobs", (table) => {
        table.dropIndex(["owner", "status"]);
        table.dropColumns("owner", "priority", "queued_at", "retry_at");
      });
    },
  },
  {
    name: "product-0004-staging",
    async up(knex) {
      await knex.schema.alterTable("projects", (table) => {
        /** Who dances, where, and seen from where. */
        table.text("staging").nullable();
      });
    },
    async down(knex) {
      await knex.schema.alterTable("projects", (table) => {
        table.dropColumn("staging");
      });
    },
  },
  {
    name: "product-0005-pictures-and-preferences",
    async up(knex) {
      await knex.schema.alterTable("projects", (table) => {
        /** The picture of its dance, and the version of the dance that it shows; null: it is to be drawn anew. */
        table.string("picture_key", 255).nullable();
        table.integer("picture_version").nullable();
      });
      await knex.schema.alterTable("accounts", (table) => {
        /** How the user's next dances begin. */
        table.text("preferences").nullable();
      });
    },
    async down(knex) {
      await knex.schema.alterTable("accounts", (table) => {
        table.dropColumn("preferences");
      });
      await knex.schema.alterTable("projects", (table) => {
        table.dropColumns("picture_key", "picture_version");
      });
    },
  },
  {
    name: "product-0006-lyrics",
    async up(knex) {
      await knex.schema.alterTable("projects", (table) => {
        /** JSON of the lines that its owner has brought, and the language. */
        table.text("known_lyrics").nullable();
      });
      await knex.schema.alterTable("jobs", (table) => {
        /** JSON of what the stage tells beside its share: words that are written down, a place. */
        table.text("detail").nullable();
      });
      await engineOf(knex).beginJobNews(knex, ["stage", "progress", "detail"]);
    },
    async down(knex) {
      await engineOf(knex).beginJobNews(knex, ["stage", "progress"]);
      await knex.schema.alterTable("jobs", (table) => {
        table.dropColumn("detail");
      });
      await knex.schema.alterTable("projects", (table) => {
        table.dropColumn("known_lyrics");
      });
    },
  },
];
