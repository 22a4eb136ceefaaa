import { mkdir, open, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { create } from "tar";
import { connectDatabase, sqliteFile } from "../database/database.ts";
import { OperatorError } from "../errors/operator-error.ts";
import { Environment } from "../settings/environment.ts";
import type { Settings } from "../settings/settings.ts";
import { DATABASE, describeFolder, FILES, MANIFEST, type Manifest } from "./manifest.ts";
import { takeSnapshot } from "./snapshot.ts";
import { backupFolders } from "./work-folders.ts";

export interface BackupOptions {
  settings: Pick<Settings, "dataDir" | "databaseUrl" | "s3" | "supertokens">;
  /** The environment, of which the archive names what is set. */
  variables: NodeJS.ProcessEnv;
  /** Absolute path of the archive. */
  file: string;
}

export interface BackupReport {
  manifest: Manifest;
  projects: number;
  /** Sentences about what an operator has to save in another way. */
  notIncluded: string[];
}

/**
 * Writes an installation with SQLite into one archive (tar), while its server runs: the database, songs and pictures, and a
 * manifest with their hashes. The archive has its name when it is whole.
 * @throws {OperatorError} when there is nothing to save, the database is PostgreSQL, or the file is there already.
 */
export async function createBackup({ settings, variables, file }: BackupOptions): Promise<BackupReport> {
  const { dataDir, databaseUrl, s3 } = settings;
  if (databaseUrl) throw new OperatorError(OTHER_DATABASE);
  if (!(await isFile(sqliteFile(dataDir)))) throw new OperatorError(`DATA_DIR (${dataDir}) holds no installation.`);
  if (await isFile(file)) throw new OperatorError(`${file} is there already: name another file, or remove it.`);
  const folders = backupFolders(dataDir);
  await folders.sweep();
  return folders.use(async (folder) => {
    const live = await connectDatabase({ dataDir });
    try {
      const snapshot = await takeSnapshot(live, s3 ? undefined : join(dataDir, FILES), folder);
      const { migrations, version, missing, projects } = snapshot;
      const manifest = await describeFolder(folder, {
        migrations,
        version,
        missing,
        settings: namesOfSettings(variables),
      });
      await writeFile(join(folder, MANIFEST), JSON.stringify(manifest, null, 1));
      await writeArchive(folder, file);
      return { manifest, projects, notIncluded: notIncluded(settings) };
    } finally {
      await live.destroy();
    }
  });
}

/** For commands that know SQLite only. */
export const OTHER_DATABASE =
  "DATABASE_URL is set: back PostgreSQL up with its own tools (pg_dump, pg_restore), as docs/deployment.md says. This command is for SQLite.";

async function writeArchive(folder: string, file: string): Promise<void> {
  const part = `${file}.part`;
  await mkdir(dirname(file), { recursive: true });
  try {
    await create({ file: part, cwd: folder, portable: true, strict: true }, [MANIFEST, DATABASE, FILES]);
    const handle = await open(part, "r+");
    await handle.sync();
    await handle.close();
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** The settings that an environment has, without their values. */
export function namesOfSettings(variables: NodeJS.ProcessEnv): string[] {
  return Object.keys(Environment.shape).filter((name) => variables[name]?.trim());
}

function notIncluded({ s3, supertokens }: BackupOptions["settings"]): string[] {
  return [
    ...(s3 ? [`Songs and pictures are in the bucket ${s3.bucket}, not in this backup.`] : []),
    ...(supertokens ? ["Accounts are in the SuperTokens core, not in this backup."] : []),
  ];
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}
