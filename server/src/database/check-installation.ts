import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Knex } from "knex";
import type { Settings } from "../settings/settings.ts";
import { SettingsError } from "../settings/settings-error.ts";
import { readSecret } from "./secret.ts";

const MARK = "nataraj.installation";
const MARK_TEXT =
  "This folder belongs to an installation of Nataraj: it does not start here with an empty database unless it is told to.\n";

/**
 * Refuses to make a new installation of an old one whose database has gone: new keys and an empty list of projects would
 * look like a start that went well. The folder tells, by songs and pictures or by the mark of an earlier start. Call it
 * before the tables are made, so that a backup can be restored into the empty database.
 *
 * @throws {SettingsError} when the database is empty although the folder belongs to an installation.
 */
export async function checkInstallation(
  knex: Knex,
  { dataDir, databaseUrl, allowEmptyDatabase }: Pick<Settings, "dataDir" | "databaseUrl" | "allowEmptyDatabase">,
): Promise<void> {
  const mark = join(dataDir, MARK);
  // First the sign, then the database: another process that makes the installation just now writes them the other way.
  const sign = (await exists(mark)) ? mark : await firstFile(join(dataDir, "files"));
  if (sign !== undefined && !allowEmptyDatabase && (await isEmpty(knex))) {
    throw new SettingsError([refusal(dataDir, sign, databaseUrl !== undefined)]);
  }
}

/** Marks a folder as belonging to the installation of a database; first the database, which then is not empty. */
export async function markInstallation(knex: Knex, dataDir: string): Promise<void> {
  await readSecret(knex, "installation");
  await writeFile(join(dataDir, MARK), MARK_TEXT, { mode: 0o600 });
}

function refusal(dataDir: string, sign: string, isPostgres: boolean): string {
  const database = isPostgres ? "the database of DATABASE_URL" : "its database, nataraj.sqlite,";
  const mend = isPostgres ? "Check DATABASE_URL, or restore the database from a backup" : "Restore it from a backup";
  return `DATA_DIR (${dataDir}) belongs to an installation, as ${sign} tells, but ${database} is empty. ${mend}. To begin anew, without the accounts and projects that there were, start once with ALLOW_EMPTY_DATABASE=true.`;
}

/** Each installation has secrets, from its first start on. */
async function isEmpty(knex: Knex): Promise<boolean> {
  return !(await knex.schema.hasTable("secrets")) || (await knex("secrets").first("name")) === undefined;
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
