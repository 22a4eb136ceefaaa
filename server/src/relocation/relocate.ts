import { stat } from "node:fs/promises";
import type { Knex } from "knex";
import { lockForServer } from "../data-folder/server-lock.ts";
import { connectDatabase, migrate, sqliteFile } from "../database/database.ts";
import { assertMigrated } from "../database/migration-source.ts";
import { COMMAND_TIMEOUTS } from "../database/postgres-client.ts";
import { readSecret } from "../database/secret.ts";
import { OperatorError } from "../errors/operator-error.ts";
import type { S3Settings, Settings } from "../settings/settings.ts";
import { createMediaLinks } from "../storage/media-links.ts";
import { type NamedFile, namedFiles } from "../storage/named-files.ts";
import { openStorage } from "../storage/open-storage.ts";
import type { Storage } from "../storage/storage.ts";
import { type ComparedTable, compareRows } from "./compare-rows.ts";
import { type CopiedFiles, copyFiles } from "./copy-files.ts";
import { copyRows } from "./copy-rows.ts";
import { beginRelocation, finishRelocation, identityOf } from "./relocation-record.ts";
import { readTables } from "./tables.ts";

export interface RelocationOptions {
  /** Of the installation as it is. */
  settings: Pick<Settings, "dataDir" | "databaseUrl" | "s3">;
  /** A PostgreSQL database: empty, or one that this was begun with before. */
  databaseUrl: string;
  /** Where files are to be; absent: they stay where they are. */
  s3?: S3Settings | undefined;
  /** Told what is done, in sentences. */
  print(line: string): void;
}

export interface RelocationReport {
  tables: ComparedTable[];
  /** Absent where files stay where they are. */
  files: CopiedFiles | undefined;
}

/**
 * Copies an installation with SQLite to PostgreSQL, and its files to S3. Its server has to be stopped: the lock of DATA_DIR
 * keeps it so, and nobody writes in the database meanwhile. The installation itself is not changed.
 *
 * It may be cut off at any moment and run again: it leaves what is right and goes on. Until everything was compared no server
 * starts on the target. Run again later, it brings the target to what the installation is by then, as long as no server has
 * started there.
 *
 * @throws {SettingsError} while a server uses DATA_DIR.
 * @throws {OperatorError} when there is nothing to copy, the target is in use, or something did not arrive as it was.
 */
export async function relocate({ settings, databaseUrl, s3, print }: RelocationOptions): Promise<RelocationReport> {
  const { dataDir } = settings;
  if (settings.databaseUrl) {
    throw new OperatorError(
      "DATABASE_URL is set: this command is for an installation with SQLite. Leave it away until it is moved.",
    );
  }
  if (!(await stat(sqliteFile(dataDir)).catch(() => undefined))) {
    throw new OperatorError(`DATA_DIR (${dataDir}) holds no installation.`);
  }
  const lock = await lockForServer(dataDir);
  const opened: Knex[] = [];
  try {
    const live = await connectDatabase({ dataDir });
    opened.push(live);
    await assertMigrated(live);
    const identity = await identityOf(live);
    const target = await connectDatabase({ dataDir, databaseUrl }, undefined, COMMAND_TIMEOUTS);
    opened.push(target);
    await beginRelocation(target, identity);
    await migrate(target);
    const links = createMediaLinks(await readSecret(live, "media"));
    const moves = s3 !== undefined && !isSame(s3, settings.s3);
    const storages = moves && {
      from: await openStorage(settings, links),
      to: await openStorage({ dataDir, s3 }, links),
    };
    // What a run that was killed has left.
    if (storages) await storages.to.sweep();
    // A transaction of SQLite writes, or nobody does: what is read is of one moment.
    return await live.transaction(async (source) => {
      const files = await namedFiles(source);
      if (storages) await removeObsolete(storages.to, await namedFiles(target), files);
      const tables = await readTables(source);
      for (const table of tables) {
        print(`Copying ${table.name}`);
        await copyRows(source, target, table);
      }
      if (storages) print(`Copying ${files.length} files`);
      const copied = storages ? await copyFiles(storages.from, storages.to, files) : undefined;
      const compared: ComparedTable[] = [];
      for (const table of tables) compared.push(await compareRows(source, target, table));
      await finishRelocation(target);
      return { tables: compared, files: copied };
    });
  } finally {
    for (const knex of opened.reverse()) await knex.destroy();
    await lock.release();
  }
}

/** Files that were copied before, of rows that the installation no longer has. Before the rows, which tell of them. */
async function removeObsolete(to: Storage, before: readonly NamedFile[], now: readonly NamedFile[]): Promise<void> {
  const wanted = new Set(now.map(({ key }) => key));
  for (const { key } of before) if (!wanted.has(key)) await to.delete(key);
}

function isSame(one: S3Settings, other: S3Settings | undefined): boolean {
  return one.bucket === other?.bucket && one.endpoint === other.endpoint;
}
