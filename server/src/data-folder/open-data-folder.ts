import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { SettingsError } from "../settings/settings-error.ts";
import { openPrivateFile, openPrivateFolder } from "./private-folder.ts";

/** Why a folder or file cannot be had, by the system's code. */
const REASONS: Record<string, string> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "its disk is read-only",
  ENOSPC: "its disk is full",
  EEXIST: "a file is in its place",
  ENOTDIR: "a file is in its way",
  EISDIR: "a folder is in its place",
  ENOENT: "there can be no folder",
};

/**
 * Makes DATA_DIR for its owner alone, or takes it away from others (`openPrivateFolder`).
 * @param file of the folder, which is made, too, or has to be writable
 * @throws {SettingsError} with a sentence for the operator when the folder or the file cannot be made or written to.
 */
export async function openDataFolder(dataDir: string, file?: string): Promise<void> {
  try {
    await openPrivateFolder(dataDir);
    await access(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw refusal(`DATA_DIR (${dataDir})`, cause as NodeJS.ErrnoException);
  }
  if (file === undefined) return;
  try {
    await openPrivateFile(file);
  } catch (cause) {
    throw refusal(`${file} in DATA_DIR`, cause as NodeJS.ErrnoException);
  }
}

function refusal(what: string, cause: NodeJS.ErrnoException): SettingsError {
  const reason = REASONS[cause.code ?? ""] ?? cause.message;
  return new SettingsError([
    `${what} cannot be used: ${reason}. Set DATA_DIR to a folder that this user can write to, or make it one.`,
  ]);
}
