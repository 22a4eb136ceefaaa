import { constants } from "node:fs";
import { copyFile, link, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Knex } from "knex";
import { connectDatabase } from "../database/database.ts";
import { assertMigrated, doneMigrations } from "../database/migration-source.ts";
import { readProductVersion } from "../database/product-version.ts";
import { OperatorError } from "../errors/operator-error.ts";
import { namedFiles } from "../storage/named-files.ts";
import { DATABASE, FILES } from "./manifest.ts";

/** What {@link takeSnapshot} found. */
export interface Snapshot {
  migrations: string[];
  /** The version of the program that last started on it; undefined where none has noted itself. */
  version: string | undefined;
  /** Keys that the database names and the storage does not have. */
  missing: string[];
  projects: number;
}

/**
 * Lays a database and its files in a folder as they were at one moment, while a server goes on using them. The database is
 * written anew by SQLite (`VACUUM INTO`): most of it may be in the write-ahead log beside its file. Files are never written
 * in place, so a hard link keeps what a name meant; where there can be none, they are copied.
 * @param live The database of the installation.
 * @param filesOfLive Its folder of files; absent where they are in a service.
 * @param folder An empty folder, best on the same disk.
 * @throws {OperatorError} when the database is damaged, or from another version.
 */
export async function takeSnapshot(live: Knex, filesOfLive: string | undefined, folder: string): Promise<Snapshot> {
  await assertMigrated(live);
  await live.raw("VACUUM INTO ?", [join(folder, DATABASE)]);
  const snapshot = await connectDatabase({ dataDir: folder });
  try {
    await assertIntact(snapshot);
    const missing: string[] = [];
    await mkdir(join(folder, FILES));
    if (filesOfLive !== undefined) {
      for (const key of await keysOf(snapshot)) {
        const kept = await keep(join(filesOfLive, key), join(folder, FILES, key));
        if (!kept && !(await removeIfGone(key, live, snapshot))) missing.push(key);
      }
    }
    const [count] = await snapshot("projects").count({ n: "*" });
    const [migrations, version] = [await doneMigrations(snapshot), await readProductVersion(snapshot)];
    return { missing, migrations, version, projects: Number(count?.n) };
  } finally {
    await snapshot.destroy();
  }
}

/** @throws {OperatorError} when SQLite finds the database damaged. */
export async function assertIntact(database: Knex): Promise<void> {
  const problems: { integrity_check: string }[] = await database.raw("PRAGMA integrity_check");
  const [first] = problems;
  if (first?.integrity_check !== "ok") throw new OperatorError(`The database is damaged: ${first?.integrity_check}.`);
}

/** The files that rows of a database name: songs, pictures. */
async function keysOf(database: Knex): Promise<string[]> {
  const named = await namedFiles(database);
  // Files that are to be removed are there too. The database notes them, so that they are removed after a restoration.
  const discarded: string[] = await database("discarded_files").pluck("storage_key");
  return [...new Set([...named.map(({ key }) => key), ...discarded])];
}

/** @returns false when there is no such file. */
async function keep(from: string, to: string): Promise<boolean> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to).catch((error: NodeJS.ErrnoException) => {
      if (error.code === "ENOENT") throw error;
      return copyFile(from, to, constants.COPYFILE_EXCL);
    });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/**
 * A project that was deleted since the snapshot was taken has no song any more: it is no part of the backup. So with a
 * picture or a discarded file.
 * @returns whether the database of now does without the file, too.
 */
async function removeIfGone(key: string, live: Knex, snapshot: Knex): Promise<boolean> {
  if (await live("projects").where({ song_key: key }).first("id")) return false;
  const removed = await snapshot("projects").where({ song_key: key }).delete();
  if (removed > 0 || (await snapshot("discarded_files").where({ storage_key: key }).first("due_at"))) return true;
  return !(await namedFiles(live)).some((file) => file.key === key);
}
