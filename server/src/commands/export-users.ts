import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { exportUsers } from "../auth/export-users.ts";
import { openDatabase } from "../database/database.ts";
import { UsageError } from "../errors/operator-error.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `Writes the accounts of the embedded core as SuperTokens bulk-import JSON, for moving to a SuperTokens core of your own.

  npm run export-users -- --out users.json

Each file holds at most 10,000 users, as many as one call of POST /bulk-import/users takes; further ones get a number
(users-2.json). The files hold password hashes: keep them safe, and delete them afterwards.`;

await runCommand(USAGE, async ({ argv, cwd, settings, print }) => {
  const out = readArguments(argv);
  const knex = await openDatabase(settings);
  try {
    let part = 0;
    for await (const users of exportUsers(knex)) {
      part += 1;
      const path = resolve(cwd, out);
      const file = part === 1 ? path : path.replace(/(\.[^./\\]*)?$/, `-${part}$1`);
      // Only the operator may read the file: it has password hashes.
      await writeFile(file, JSON.stringify({ users }, null, 2), { mode: 0o600 });
      print(`${file}: ${users.length} users`);
    }
    if (part === 0) print("There are no users.");
  } finally {
    await knex.destroy();
  }
});

function readArguments(args: string[]): string {
  let out: string | undefined;
  try {
    ({ out } = parseArgs({ args, options: { out: { type: "string" } } }).values);
  } catch (cause) {
    throw new UsageError((cause as Error).message, { cause });
  }
  if (out === undefined) throw new UsageError("Name a file with --out.");
  return out;
}
