import { mkdir, readdir, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { extract } from "tar";
import { lockForServer } from "../data-folder/server-lock.ts";
import { markInstallation } from "../database/check-installation.ts";
import { connectDatabase } from "../database/database.ts";
import { describeNewer } from "../database/migration-source.ts";
import { OperatorError } from "../errors/operator-error.ts";
import type { Settings } from "../settings/settings.ts";
import { isStorageKey } from "../storage/storage-key.ts";
import { OTHER_DATABASE } from "./create-backup.ts";
import { DATABASE, FILES, listFiles, MANIFEST, Manifest } from "./manifest.ts";
import { assertIntact } from "./snapshot.ts";
import { restoringFolders } from "./work-folders.ts";

export interface RestoreOptions {
  settings: Pick<Settings, "dataDir" | "databaseUrl">;
  /** Absolute path of the archive. */
  file: string;
  /** Whether the backup may take the place of an installation. */
  replace: boolean;
}

export interface RestoreReport {
  manifest: Manifest;
  /** Where the installation of before is now; absent where there was none. */
  replaced: string | undefined;
}

/** What makes an installation, in the order in which it is put away: without its database no server starts. */
const PARTS = [DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`, FILES];

/**
 * Makes DATA_DIR the installation of an archive. The archive is unpacked beside it and checked whole (names, sizes, hashes,
 * SQLite's own check, migrations) before anything changes. What was there is put away, not removed. If it is cut off in
 * between, the next start refuses the empty database, and the restoring can be repeated.
 *
 * @throws {SettingsError} while a server uses DATA_DIR.
 * @throws {OperatorError} when the archive is damaged, foreign or newer than this program, or when DATA_DIR holds an
 *   installation and `replace` is false.
 */
export async function restoreBackup({ settings, file, replace }: RestoreOptions): Promise<RestoreReport> {
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl) throw new OperatorError(OTHER_DATABASE);
  const lock = await lockForServer(dataDir);
  try {
    const isTaken = await holdsInstallation(dataDir);
    if (isTaken && !replace) {
      throw new OperatorError(
        `DATA_DIR (${dataDir}) holds an installation. To put the backup in its place, add --replace: what is there is kept in a folder beside it.`,
      );
    }
    const folders = restoringFolders(dataDir);
    await folders.sweep();
    return await folders.use(async (folder) => {
      await unpack(file, folder);
      const manifest = await readManifest(file, folder);
      await check(folder, manifest, dataDir);
      const replaced = isTaken ? await putAway(dataDir) : undefined;
      // The database comes last: it is what makes an installation.
      for (const name of [FILES, DATABASE]) await rename(join(folder, name), join(dataDir, name));
      return { manifest, replaced };
    });
  } finally {
    await lock.release();
  }
}

async function holdsInstallation(dataDir: string): Promise<boolean> {
  const database = await stat(join(dataDir, DATABASE)).catch(() => undefined);
  if (database && database.size > 0) return true;
  return (await readdir(join(dataDir, FILES)).catch(() => [])).some((name) => !name.startsWith("."));
}

/** Takes files and folders that an archive of ours has, and nothing else: no links, no paths that lead out. */
async function unpack(file: string, folder: string): Promise<void> {
  const strangers: string[] = [];
  const isOurs = (path: string, type: string) => {
    const name = path.replace(/\/$/, "");
    if (type === "Directory") return name === FILES || name.startsWith(`${FILES}/`);
    if (type !== "File") return false;
    return name === MANIFEST || name === DATABASE || (name.startsWith(`${FILES}/`) && isStorageKey(name));
  };
  await stat(file).catch((cause) => {
    throw new OperatorError(`There is no file ${file}.`, { cause });
  });
  await extract({
    file,
    cwd: folder,
    strict: true,
    preserveOwner: false,
    filter: (path, entry) => {
      const ours = "type" in entry && isOurs(path, entry.type);
      if (!ours) strangers.push(path);
      return ours;
    },
  }).catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOSPC") throw cause;
    throw new OperatorError(`${file} is no backup, or it is damaged: ${cause.message}`, { cause });
  });
  if (strangers.length > 0) throw new OperatorError(`${file} is no backup: it holds ${strangers[0]}.`);
  await mkdir(join(folder, FILES), { recursive: true });
}

async function readManifest(file: string, folder: string): Promise<Manifest> {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(folder, MANIFEST), "utf8")));
  } catch (cause) {
    throw new OperatorError(`${file} is no backup that this version reads: its ${MANIFEST} is absent or unknown.`, {
      cause,
    });
  }
}

/** @throws {OperatorError} unless the folder holds what the manifest says, in a database that this program knows. */
async function check(folder: string, manifest: Manifest, dataDir: string): Promise<void> {
  const found = new Map((await listFiles(folder)).map((entry) => [entry.path, entry]));
  for (const { path, size, sha256 } of manifest.files) {
    const entry = found.get(path);
    if (!entry) throw new OperatorError(`The backup is damaged: ${path} is not in it.`);
    if (entry.size !== size || entry.sha256 !== sha256)
      throw new OperatorError(`The backup is damaged: ${path} differs.`);
    found.delete(path);
  }
  for (const path of found.keys()) throw new OperatorError(`The backup is damaged: ${path} is not in its list.`);
  const newer = await describeNewer("The backup", manifest.migrations, manifest.version);
  if (newer) throw new OperatorError(`${newer} Restore it with that version.`);
  const database = await connectDatabase({ dataDir: folder });
  try {
    await assertIntact(database);
    await markInstallation(database, dataDir);
  } finally {
    await database.destroy();
  }
}

/** Moves an installation to a folder of its own in DATA_DIR, named by the time. */
async function putAway(dataDir: string): Promise<string> {
  const folder = join(dataDir, `replaced-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`);
  await mkdir(folder, { mode: 0o700 });
  for (const name of PARTS) {
    await rename(join(dataDir, name), join(folder, name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
  }
  return folder;
}
