import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { openDatabase } from "../../database/database.ts";
import { loadEnvFile } from "../../settings/env-file.ts";
import { readSettings } from "../../settings/read-settings.ts";
import { exportUsers } from "../export-users.ts";

const USAGE = `Writes the accounts of the embedded core as SuperTokens bulk-import JSON, for moving to a SuperTokens core of your own.

  npm run export-users -- --out users.json

Each file holds at most 10,000 users, as many as one call of POST /bulk-import/users takes; further ones get a number
(users-2.json). The files hold password hashes: keep them safe, and delete them afterwards.`;

const { values } = parseArgs({ options: { out: { type: "string" }, help: { type: "boolean" } } });
if (values.help || !values.out) {
  console.error(USAGE);
  process.exit(values.help ? 0 : 2);
}

const folder = process.env.INIT_CWD ?? process.cwd();
loadEnvFile();
const knex = await openDatabase(readSettings(process.env, folder));
try {
  let part = 0;
  for await (const users of exportUsers(knex)) {
    part += 1;
    const path = resolve(folder, values.out);
    const file = part === 1 ? path : path.replace(/(\.[^./\\]*)?$/, `-${part}$1`);
    // Only for whoever runs this: there are password hashes in it.
    await writeFile(file, JSON.stringify({ users }, null, 2), { mode: 0o600 });
    console.log(`${file}: ${users.length} users`);
  }
  if (part === 0) console.log("There are no users.");
} finally {
  await knex.destroy();
}
