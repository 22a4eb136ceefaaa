import { parseArgs } from "node:util";
import { runCommand } from "../../commands/run-command.ts";
import { UsageError } from "../../errors/operator-error.ts";
import { relocate } from "../relocate.ts";
import { targetSettings } from "../target-settings.ts";

const USAGE = `Copies the installation in DATA_DIR (SQLite) to PostgreSQL, with its accounts, sessions and projects. Stop the server before.

  npm run move -- --to postgres://USER@HOST/DATABASE [--s3 https://HOST/BUCKET]

The database is empty, or one that the command was begun with: it can be repeated, and goes on after an interruption. Every
row is compared in the end. The installation in DATA_DIR stays as it is.

--s3 copies songs and pictures to a bucket, too (s3://BUCKET is Amazon's). Without it they stay where they are.
Passwords are best not typed: PGPASSWORD is that of the database; S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION are
those of the bucket.`;

await runCommand(USAGE, async ({ argv, cwd, settings, print }) => {
  const { databaseUrl, s3 } = targetSettings(readArguments(argv), process.env, cwd);
  const { tables, files } = await relocate({ settings, databaseUrl, s3, print });
  for (const { name, rows, sha256 } of tables) print(`${name}: ${rows} rows, the same (sha256 ${sha256.slice(0, 16)})`);
  if (files) print(`${files.same} files, the same; ${files.copied} of them were copied now.`);
  else print("Songs and pictures stay where they are.");
  for (const key of files?.missing ?? []) print(`The database names ${key}, which is not in the storage.`);
  const names = ["DATABASE_URL", ...(files ? ["the S3 settings"] : [])].join(" and ");
  print(`The copy is whole. Set ${names}, and start the server. Without these settings, the old installation starts.`);
});

function readArguments(args: string[]): { to: string; s3: string | undefined } {
  let values: { to?: string; s3?: string };
  try {
    ({ values } = parseArgs({ args, options: { to: { type: "string" }, s3: { type: "string" } } }));
  } catch (cause) {
    throw new UsageError((cause as Error).message, { cause });
  }
  if (values.to === undefined) throw new UsageError("Name a database with --to.");
  return { to: values.to, s3: values.s3 };
}
