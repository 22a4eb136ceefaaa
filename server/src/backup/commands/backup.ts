import { resolve } from "node:path";
import { runCommand } from "../../commands/run-command.ts";
import { UsageError } from "../../errors/operator-error.ts";
import { createBackup } from "../create-backup.ts";

const USAGE = `Saves the installation in DATA_DIR (SQLite) in one archive, while its server runs or not.

  npm run backup -- FILE

The archive (tar) holds the database, songs and pictures, and a list of them with hashes. It names the settings that are
set, without their values: keep .env in a safe of its own. The archive holds password hashes and signing keys.`;

await runCommand(USAGE, async ({ argv: [name, ...others], cwd, settings, print }) => {
  if (name === undefined || name.startsWith("-") || others.length > 0) throw new UsageError("Name one file.");
  const file = resolve(cwd, name);
  const { manifest, projects, notIncluded } = await createBackup({ settings, variables: process.env, file });
  const megabytes = manifest.files.reduce((sum, { size }) => sum + size, 0) / 1e6;
  print(`${file}: ${projects} projects, ${manifest.files.length - 1} files, ${megabytes.toFixed(1)} MB.`);
  for (const key of manifest.missing) print(`The database names ${key}, which is not in the storage.`);
  for (const sentence of notIncluded) print(sentence);
  if (manifest.settings.length > 0) print(`Settings to keep beside it: ${manifest.settings.join(", ")}.`);
});
