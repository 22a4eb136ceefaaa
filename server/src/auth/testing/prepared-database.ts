import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, sqliteFile } from "../../database/database.ts";
import { createEmbeddedCore } from "../core/app.ts";

/**
 * Databases as the first start of a server leaves them: with all tables, and the core's signing keys, which take longer to make
 * than most tests. They are made once in a process, and copied.
 */
let file: Promise<Buffer> | undefined;

async function makeFile(): Promise<Buffer> {
  const dataDir = await mkdtemp(join(tmpdir(), "nataraj-prepared-"));
  try {
    await prepare({ dataDir });
    return await readFile(sqliteFile(dataDir));
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/** Fills an empty database. */
export async function prepare(settings: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const knex = await openDatabase(settings);
  try {
    await (await createEmbeddedCore({ knex })).prepareKeys();
  } finally {
    await knex.destroy();
  }
}

/** Puts a prepared SQLite database into a data folder that is new. */
export async function writePreparedDatabase(dataDir: string): Promise<void> {
  file ??= makeFile();
  await mkdir(dataDir, { recursive: true });
  await writeFile(sqliteFile(dataDir), await file, { mode: 0o600 });
}
