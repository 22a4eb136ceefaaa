import { join } from "node:path";
import { createTemporaryFolders, type TemporaryFolders } from "../disk/temporary-folders.ts";

/** A large installation takes hours. Milliseconds. */
const MAX_USE_MS = 24 * 3_600_000;

/** Where backups are gathered. */
export function backupFolders(dataDir: string): TemporaryFolders {
  return createTemporaryFolders(join(dataDir, "backups"), { maxUseMs: MAX_USE_MS });
}

/** Where backups are unpacked that are restored. */
export function restoringFolders(dataDir: string): TemporaryFolders {
  return createTemporaryFolders(join(dataDir, "restoring"), { maxUseMs: MAX_USE_MS });
}
