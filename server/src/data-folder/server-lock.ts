import { join } from "node:path";
import { SettingsError } from "../settings/settings-error.ts";
import { type ExclusiveLock, tryLock } from "./exclusive-lock.ts";
import { openDataFolder } from "./open-data-folder.ts";

/** Keeps other servers away from a data folder. */
export type ServerLock = ExclusiveLock;

/** How long a server that is just stopping is waited for. Milliseconds. */
const WAIT_MS = 1_000;

/**
 * Takes a data folder with its SQLite database for this server alone, by a lock on a file beside the database. Commands
 * may go on using the database.
 * @throws {SettingsError} when another server has it, or it cannot be written to.
 */
export async function lockForServer(dataDir: string): Promise<ServerLock> {
  const file = join(dataDir, "nataraj.sqlite.lock");
  await openDataFolder(dataDir, file);
  const lock = await tryLock(file, WAIT_MS);
  if (lock) return lock;
  throw new SettingsError([
    `Another server uses DATA_DIR (${dataDir}), and SQLite serves one process. Stop that server, set DATA_DIR to another folder, or set DATABASE_URL: several processes can share a PostgreSQL database.`,
  ]);
}
