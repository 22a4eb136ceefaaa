import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../database/database.ts";
import { runServerCommand } from "./server-process.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-commands-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("the server and the operator's commands refuse in one sentence", () => {
  test.each([
    ["main.ts"],
    ["backup/commands/backup.ts", "backup.tar"],
    ["admin/commands/admin.ts", "account", "asha@example.org"],
    ["commands/export-users.ts", "--out", "users.json"],
    ["relocation/commands/move.ts", "--to", "postgres://127.0.0.1/none"],
  ])("the database of a later version: %s", async (file, ...args) => {
    const knex = await openDatabase({ dataDir: join(folder, "data") });
    await knex("knex_migrations").insert({ name: "product-9999-later", batch: 9 });
    await knex("product_version").update({ version: "9.8.7" });
    await knex.destroy();
    const { status, stderr } = await runServerCommand(file, args, folder);
    expect([status, stderr.trim().split("\n")]).toEqual([
      1,
      [expect.stringMatching(/^The database is from version 9\.8\.7 of Nataraj, .* Start that version, or restore/)],
    ]);
    expect(await readdir(folder)).toEqual(["data"]);
  });

  test("a command that there is not", async () => {
    const { status, stderr } = await runServerCommand("admin/commands/admin.ts", ["fly"], folder);
    expect([status, stderr]).toEqual([2, expect.stringMatching(/^There is no command fly\.\n\nLooks after/)]);
  });

  test.each([
    ["main.ts"],
    ["admin/commands/admin.ts", "account", "a"],
    ["commands/export-users.ts", "--out", "users.json"],
  ])("a data folder that cannot be: %s", async (file, ...args) => {
    await writeFile(join(folder, "file"), "");
    // With PostgreSQL too: what comes in waits in DATA_DIR.
    const environment = { DATA_DIR: "file/data", DATABASE_URL: "postgres://127.0.0.1:9/none" };
    const { status, stderr, stdout } = await runServerCommand(file, args, folder, environment);
    expect(status).toBe(1);
    // Errors that nobody foresaw are in the log.
    expect(stdout).not.toContain('"level":50');
    expect(stderr.trim().split("\n")).toEqual([
      expect.stringMatching(/^DATA_DIR \(.*file\/data\) cannot be used: a file is in its way\. Set DATA_DIR/),
    ]);
  });
});
