import type { Database } from "@appthreat/sqlite3";
import { sqlite } from "../sqlite/sqlite-driver.ts";
import { openPrivateFile } from "./private-folder.ts";

/** Keeps other processes of this machine away from something. */
export interface ExclusiveLock {
  release(): Promise<void>;
}

/**
 * Takes a lock on an empty file, which is made if need be. The lock is SQLite's own: the system lets go of it when the
 * process ends, however it ends.
 * @param waitMs how long to wait for another process that holds the lock
 * @returns undefined where another process, or another part of this one, has it.
 */
export async function tryLock(path: string, waitMs = 0): Promise<ExclusiveLock | undefined> {
  await openPrivateFile(path);
  const file = await openFile(path);
  file.configure("busyTimeout", waitMs);
  try {
    await new Promise<void>((resolve, reject) => {
      file.exec("BEGIN EXCLUSIVE", (error) => (error ? reject(error) : resolve()));
    });
  } catch (error) {
    await close(file);
    if ((error as { code?: unknown }).code !== "SQLITE_BUSY") throw error;
    return undefined;
  }
  return { release: () => close(file) };
}

function openFile(path: string): Promise<Database> {
  return new Promise((resolve, reject) => {
    const file = new sqlite.Database(path, (error) => (error ? reject(error) : resolve(file)));
  });
}

function close(file: Database): Promise<void> {
  return new Promise((resolve, reject) => {
    file.close((error) => (error ? reject(error) : resolve()));
  });
}
