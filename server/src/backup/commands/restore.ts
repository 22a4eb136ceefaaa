import { resolve } from "node:path";
import { runCommand } from "../../commands/run-command.ts";
import { UsageError } from "../../errors/operator-error.ts";
import { namesOfSettings } from "../create-backup.ts";
import { restoreBackup } from "../restore-backup.ts";

const USAGE = `Makes DATA_DIR the installation that npm run backup has saved. Stop the server before.

  npm run restore -- FILE [--replace]

The archive is checked whole before anything changes. --replace is needed where DATA_DIR holds an installation: that is
kept, in a folder replaced-TIME in DATA_DIR.`;

await runCommand(USAGE, async ({ argv, cwd, settings, print }) => {
  const [name, ...others] = argv.filter((argument) => argument !== "--replace");
  if (name === undefined || name.startsWith("-") || others.length > 0) throw new UsageError("Name one file.");
  const replace = argv.includes("--replace");
  const { manifest, replaced } = await restoreBackup({ settings, file: resolve(cwd, name), replace });
  print(`DATA_DIR (${settings.dataDir}) is the installation of ${manifest.createdAt} again.`);
  if (replaced) print(`What was there before is in ${replaced}.`);
  for (const key of manifest.missing) print(`The database names ${key}, which was not in the storage.`);
  const here = namesOfSettings(process.env);
  const unset = manifest.settings.filter((setting) => !here.includes(setting));
  if (unset.length > 0) print(`Set where the backup was made, and not here: ${unset.join(", ")}.`);
});
