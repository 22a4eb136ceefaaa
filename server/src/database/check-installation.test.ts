import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Settings } from "../settings/settings.ts";
import { checkInstallation, markInstallation } from "./check-installation.ts";
import { connectDatabase, migrate, sqliteFile } from "./database.ts";

let dataDir: string;
let knex: Knex;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "nataraj-installation-"));
  knex = await connectDatabase({ dataDir });
});
afterEach(async () => {
  await knex.destroy();
  await rm(dataDir, { recursive: true });
});

const check = (settings: Partial<Settings> = {}) => checkInstallation(knex, { dataDir, ...settings });

/** What a start does to database and folder. */
async function start(settings: Partial<Settings> = {}): Promise<void> {
  await check(settings);
  await migrate(knex);
  await markInstallation(knex, dataDir);
}

async function loseDatabase(): Promise<void> {
  await knex.destroy();
  for (const end of ["", "-wal", "-shm"]) await rm(sqliteFile(dataDir) + end, { force: true });
  knex = await connectDatabase({ dataDir });
}

async function addSong(): Promise<void> {
  await mkdir(join(dataDir, "files", "songs"), { recursive: true });
  await writeFile(join(dataDir, "files", "songs", "a.mp3"), "");
}

describe("checkInstallation", () => {
  test("lets an installation begin, and go on", async () => {
    await start();
    await start();
  });

  test("refuses an empty database where there was an installation, and leaves it as it is", async () => {
    await start();
    await loseDatabase();
    await expect(start()).rejects.toThrow(/belongs to an installation, as .*nataraj\.installation tells/);
    await expect(start()).rejects.toThrow("ALLOW_EMPTY_DATABASE=true");
    expect(await knex("sqlite_master")).toEqual([]);
  });

  test("knows an installation by its songs, too", async () => {
    await addSong();
    await expect(check()).rejects.toThrow(/a\.mp3 tells, but its database, nataraj\.sqlite, is empty\. Restore it/);
  });

  test("takes an emptied PostgreSQL database for one that has gone", async () => {
    await start();
    await loseDatabase();
    await expect(check({ databaseUrl: "postgres://localhost/x" })).rejects.toThrow("Check DATABASE_URL");
  });

  test("takes a database whose rows have gone for an empty one", async () => {
    await start();
    await knex("secrets").delete();
    await expect(check()).rejects.toThrow("is empty");
  });

  test("begins anew when it is told to, and needs not be told again", async () => {
    await start();
    await addSong();
    await loseDatabase();
    await start({ allowEmptyDatabase: true });
    await start();
  });

  test("takes an installation that was there before it left marks", async () => {
    await addSong();
    await migrate(knex);
    await knex("secrets").insert({ name: "media", value: "00" });
    await start();
  });
});
