import { join } from "node:path";
import sqlite3 from "sqlite3";
import { SettingsError } from "../settings/settings-error.ts";
import { openPrivateFile, openPrivateFolder } from "./private-folder.ts";

/** Keeps other servers away from a data folder. */
export interface ServerLock {
  release(): Promise<void>;
}

/** How long a server that is just stopping is waited for. Milliseconds. */
const WAIT_MS = 1_000;

/**
 * Takes a data folder with its SQLite database for this server alone. The lock is SQLite's own, on an empty file beside
 * the database: the system lets go of it when the process ends, however it ends. Commands may go on using the database.
 * @throws {SettingsError} when another server has it.
 */
export async function lockForServer(dataDir: string): Promise<ServerLock> {
  await openPrivateFolder(dataDir);
  const path = join(dataDir, "nataraj.sqlite.lock");
  await openPrivateFile(path);
  const file = await openFile(path);
  file.configure("busyTimeout", WAIT_MS);
  try {
    await new Promise<void>((resolve, reject) => {
      file.exec("BEGIN EXCLUSIVE", (error) => (error ? reject(error) : resolve()));
    });
  } catch (error) {
    await close(file);
    if ((error as { code?: unknown }).code !== "SQLITE_BUSY") throw error;
    throw new SettingsError([
      `Another server uses DATA_DIR (${dataDir}), and SQLite serves one process. Stop that server, set DATA_DIR to another folder, or set DATABASE_URL: several processes can share a PostgreSQL database.`,
    ]);
  }
  return { release: () => close(file) };
}

function openFile(path: string): Promise<sqlite3.Database> {
  return new Promise((resolve, reject) => {
    const file = new sqlite3.Database(path, (error) => (error ? reject(error) : resolve(file)));
  });
}

function close(file: sqlite3.Database): Promise<void> {
  return new Promise((resolve, reject) => {
    file.close((error) => (error ? reject(error) : resolve()));
  });
}
