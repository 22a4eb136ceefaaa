import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Knex } from "knex";
import { readSecret } from "../database/secret.ts";
import type { Settings } from "../settings/settings.ts";
import { SettingsError } from "../settings/settings-error.ts";

const MARKER = "nataraj.installation";
const MARKER_TEXT =
  "This folder belongs to an installation of Nataraj: it does not start here with an empty database unless it is told to.\n";

/**
 * Refuses to make a new installation of an old one whose database has gone: new keys and an empty list of projects would
 * look like a start that went well. The folder tells, by songs and pictures or by a marker that the first start leaves.
 * Call it before anything else is written into the database.
 *
 * @throws {SettingsError} when the database is empty although the folder belongs to an installation.
 */
export async function checkInstallation(
  knex: Knex,
  settings: Pick<Settings, "dataDir" | "databaseUrl" | "allowEmptyDatabase">,
): Promise<void> {
  const { dataDir, databaseUrl, allowEmptyDatabase } = settings;
  const marker = join(dataDir, MARKER);
  if (!allowEmptyDatabase && (await isEmpty(knex))) {
    const sign = (await exists(marker)) ? marker : await firstFile(join(dataDir, "files"));
    if (sign !== undefined) throw new SettingsError([refusal(dataDir, sign, databaseUrl !== undefined)]);
  }
  // The marker comes after the first row: a start that fails in between may be tried again.
  await readSecret(knex, "installation");
  await writeFile(marker, MARKER_TEXT, { mode: 0o600 });
}

function refusal(dataDir: string, sign: string, isPostgres: boolean): string {
  const database = isPostgres ? "the database of DATABASE_URL" : "its database, nataraj.sqlite,";
  const mend = isPostgres ? "Check DATABASE_URL, or restore the database from a backup" : "Restore it from a backup";
  return `DATA_DIR (${dataDir}) belongs to an installation, as ${sign} tells, but ${database} is empty. ${mend}. To begin anew, without the accounts and projects that there were, start once with ALLOW_EMPTY_DATABASE=true.`;
}

/** Each installation has secrets, from its first start on. */
async function isEmpty(knex: Knex): Promise<boolean> {
  return (await knex("secrets").first("name")) === undefined;
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

async function firstFile(folder: string): Promise<string | undefined> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    const path = join(folder, entry.name);
    const file = entry.isDirectory() ? await firstFile(path) : path;
    if (file !== undefined) return file;
  }
  return undefined;
}
