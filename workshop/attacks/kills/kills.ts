import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeSong } from "../../../server/src/test/make-song.ts";
import { type Installation, startWithPostgres, startWithSQLite } from "./installation.ts";
import { killAmid } from "./kill-amid.ts";
import { type KillOptions, readKillOptions } from "./options.ts";

/**
 * `npm run kills -- [--database sqlite,postgres] [--kinds KINDS] [--times 10]`: kills parts of an installation in the middle
 * of work, at moments at random, and looks whether anything that was answered 200 is lost or there twice. On PostgreSQL it
 * has the routes to database and storage fall silent, too, and looks whether requests are answered 503 in time. It ends
 * with 1 if so. It uses this machine alone, for some minutes. The kinds are in kill-kind.ts.
 */

let options: KillOptions;
try {
  options = readKillOptions(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}
const song = await makeSong(4);
let problems = 0;
for (const database of options.databases) {
  const folder = await mkdtemp(join(tmpdir(), "nataraj-kills-"));
  let all: Installation | undefined;
  try {
    all = await (database === "sqlite" ? startWithSQLite : startWithPostgres)(folder);
    problems += await killAll(database, all);
    problems += await lookForOrphans(all);
  } finally {
    await all?.close();
    await rm(folder, { recursive: true, force: true });
  }
}
console.log(problems === 0 ? "Nothing was lost." : `${problems} problems.`);
process.exit(problems === 0 ? 0 : 1);

async function killAll(database: string, all: Installation): Promise<number> {
  let found = 0;
  for (const kind of options.kinds) {
    if (kind === "silence" && !all.hasRoutes) continue;
    let amid = 0;
    for (let time = 0; time < options.times; time++) {
      const result = await killAmid(kind, all, song).catch((error: Error) => ({
        wasAmid: false,
        problems: [`${kind}: ${error.stack}`],
      }));
      if (result.wasAmid) amid++;
      found += result.problems.length;
      for (const problem of result.problems) console.error(`PROBLEM ${database}, ${problem}`);
    }
    console.log(`${database}, ${kind}: ${options.times} kills, ${amid} of them before the answer`);
  }
  return found;
}

/** Every song that a row names is stored, and every stored song is named by a row or by a note that it is to be removed. */
async function lookForOrphans({ knex, hasFile, storedSongs }: Installation): Promise<number> {
  const named: string[] = await knex("projects").pluck("song_key");
  const noted: string[] = await knex("discarded_files").pluck("storage_key");
  const missing: string[] = [];
  for (const key of named) if (!(await hasFile(key))) missing.push(key);
  const known = new Set([...named, ...noted]);
  const orphans = (await storedSongs()).filter((key) => !known.has(key));
  for (const key of missing) console.error(`PROBLEM ${key} is named and not stored`);
  for (const key of orphans) console.error(`PROBLEM ${key} is stored and known to nobody`);
  return missing.length + orphans.length;
}
