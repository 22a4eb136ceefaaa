/// <reference path="../../../server/src/database/knex-dialects.d.ts" />
/**
 * A process that answers readings over the database in DATA_DIR: `serve.ts product`, `serve.ts bare`, or `serve.ts
 * bare-with-session`, which also looks a session up. Tells its port.
 */
import type { AddressInfo } from "node:net";
import knex from "knex";
import SQLiteDialect from "knex/lib/dialects/sqlite3/index.js";
import Koa from "koa";
import { sqliteFile } from "../../../server/src/database/database.ts";
import { createLogger } from "../../../server/src/log/create-logger.ts";
import { readSettings } from "../../../server/src/settings/read-settings.ts";
import { sqlite } from "../../../server/src/sqlite/sqlite-driver.ts";
import { startServer } from "../../../server/src/start-server.ts";

const [kind] = process.argv.slice(2);
// Where npm was called says nothing here.
const settings = readSettings({ WHISPER_MODEL: "off", ...process.env, PORT: "0" }, "/");
// What is logged is counted in, its way to a terminal is not: it goes where the parent lets it.
const port = kind === "product" ? await serveProduct() : await serveBare(kind === "bare-with-session");
process.send?.(port);
process.on("message", () => process.send?.(process.cpuUsage()));
// Also so that a profiler (--cpu-prof) can write.
process.once("SIGTERM", () => process.exit(0));

async function serveProduct(): Promise<number> {
  return (await startServer(settings, createLogger(settings))).port;
}

/** Knex's own client, over the SQLite that is installed. */
class BareClient extends SQLiteDialect {
  protected override _driver(): unknown {
    return sqlite;
  }
}

/** Koa and knex as they come, with the query that the product reads a project with, and nothing around it. */
async function serveBare(withSession: boolean): Promise<number> {
  const filename = sqliteFile(settings.dataDir);
  const database = knex({ client: BareClient, connection: { filename }, useNullAsDefault: true });
  const app = new Koa();
  app.use(async (ctx) => {
    if (withSession) await database("st_sessions").where({ app_id: "public" }).first("expires", "data_in_jwt");
    const openJobs = database("jobs")
      .where("project_id", database.ref("projects.id"))
      .whereIn("status", ["queued", "running"])
      .count("*")
      .as("open_jobs");
    const id = ctx.path.split("/").at(-1);
    const [project] = await database("projects")
      .where({ id })
      .orderBy("created_at", "desc")
      .select("projects.*", openJobs);
    ctx.body = { project };
  });
  const server = app.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return (server.address() as AddressInfo).port;
}
