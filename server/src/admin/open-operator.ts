import { stat } from "node:fs/promises";
import type { Knex } from "knex";
import { type AccountDeletion, createAccountDeletion } from "../account/deletion.ts";
import { startAuth } from "../auth/start-auth.ts";
import { clearMetadata, deleteAuthUser, getUser } from "../auth/users.ts";
import { connectDatabase, sqliteFile } from "../database/database.ts";
import { assertMigrated } from "../database/migration-source.ts";
import { readSecret } from "../database/secret.ts";
import { OperatorError } from "../errors/operator-error.ts";
import { createLogger } from "../log/create-logger.ts";
import { createPreparedSongs } from "../projects/prepared-songs.ts";
import { ProjectStore } from "../projects/project-store.ts";
import type { Settings } from "../settings/settings.ts";
import { createDiscardedFiles } from "../storage/discarded-files.ts";
import { createMediaLinks } from "../storage/media-links.ts";
import { openStorage } from "../storage/open-storage.ts";

/** What an operator's commands work with: an installation, whose server may be running. */
export interface Operator {
  knex: Knex;
  projects: ProjectStore;
  deletion: AccountDeletion;
  close(): Promise<void>;
}

/**
 * Opens the installation of the settings beside its server: SQLite lets both at the database in turn.
 * @throws {OperatorError} when there is none, or its tables are of another version.
 */
export async function openOperator(settings: Settings): Promise<Operator> {
  const { dataDir, databaseUrl } = settings;
  if (!databaseUrl && !(await stat(sqliteFile(dataDir)).catch(() => undefined))) {
    throw new OperatorError(`DATA_DIR (${dataDir}) holds no installation.`);
  }
  const opened: (() => Promise<void>)[] = [];
  const close = async () => {
    for (const end of opened.reverse()) await end();
  };
  try {
    // The command reports its own failures.
    const logger = createLogger({ ...settings, logLevel: "silent" });
    const knex = await connectDatabase(settings);
    opened.push(() => knex.destroy());
    await assertMigrated(knex);
    const auth = await startAuth({ settings, knex, logger });
    opened.push(() => auth.close());
    const storage = await openStorage(settings, createMediaLinks(await readSecret(knex, "media")));
    // What cannot be removed now is removed by the server.
    const onFailure = () => undefined;
    const discardedFiles = createDiscardedFiles({ knex, storage, onFailure });
    opened.push(() => discardedFiles.close());
    const projects = new ProjectStore({ knex, discardedFiles });
    const preparedSongs = createPreparedSongs({ storage, discardedFiles });
    const users = { getUser, deleteAuthUser, clearMetadata };
    const deletion = createAccountDeletion({ knex, projects, preparedSongs, discardedFiles, ...users, onFailure });
    opened.push(() => deletion.close());
    return { knex, projects, deletion, close };
  } catch (error) {
    await close();
    throw error;
  }
}
