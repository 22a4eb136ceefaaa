import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { lockMigrations } from "../database/database.ts";
import { readSecret } from "../database/secret.ts";
import { OperatorError } from "../errors/operator-error.ts";
import { SettingsError } from "../settings/settings-error.ts";

/** The table that a database has from the beginning of a relocation into it until a server first starts on it. */
const RECORD = "relocation";

/** What an installation is known by, without its secret. */
export async function identityOf(source: Knex): Promise<string> {
  return createHash("sha256")
    .update(await readSecret(source, "installation"))
    .digest("hex");
}

/**
 * Notes in the target that an installation is being copied into it: from now on no server starts on it.
 * @param source see {@link identityOf}.
 * @throws {OperatorError} when the database holds an installation that nobody may overwrite.
 */
export async function beginRelocation(target: Knex, source: string): Promise<void> {
  await target.transaction(async (transaction) => {
    await lockMigrations(transaction);
    if (await transaction.schema.hasTable(RECORD)) {
      const record = await transaction(RECORD).first("source");
      if (record.source !== source) {
        throw new OperatorError("Another installation is being moved into this database. Name an empty one.");
      }
      await transaction(RECORD).update({ finished_at: null });
      return;
    }
    const isUsed = (await transaction.schema.hasTable("secrets")) && (await transaction("secrets").first("name"));
    if (isUsed) {
      throw new OperatorError(
        "The database of --to holds an installation that a server has used: nothing was changed. Name an empty one.",
      );
    }
    await transaction.schema.createTable(RECORD, (table) => {
      table.string("source", 64).primary();
      /** Milliseconds since 1970. */
      table.bigInteger("finished_at").nullable();
    });
    await transaction(RECORD).insert({ source, finished_at: null });
  });
}

/** Notes that everything was copied and compared. */
export async function finishRelocation(target: Knex): Promise<void> {
  await target(RECORD).update({ finished_at: Date.now() });
}

/**
 * Makes a finished copy a server's own. Every server calls it when it starts, before it looks at the tables.
 * @throws {SettingsError} when the database is half a copy.
 */
export async function takeOverRelocated(database: Knex): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockMigrations(transaction);
    if (!(await transaction.schema.hasTable(RECORD))) return;
    const record = await transaction(RECORD).first("finished_at");
    if (record.finished_at === null) {
      throw new SettingsError([
        "An installation is being moved into the database of DATABASE_URL, and is not there whole. Run npm run move to its end.",
      ]);
    }
    await transaction.schema.dropTable(RECORD);
  });
}
