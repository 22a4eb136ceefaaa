import { ApiError } from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import type { AuthUser } from "../auth/users.ts";
import { lockAccount } from "../database/lock-account.ts";
import type { PreparedSongs } from "../projects/prepared-songs.ts";
import type { ProjectStore } from "../projects/project-store.ts";
import { type CreateTask, createLocalTask } from "../retrying/background-task.ts";
import type { DiscardedFiles } from "../storage/discarded-files.ts";
import { pictureKey } from "./picture-key.ts";

export interface DeletionDependencies {
  knex: Knex;
  projects: ProjectStore;
  preparedSongs: Pick<PreparedSongs, "forget">;
  discardedFiles: DiscardedFiles;
  getUser(uid: string): Promise<AuthUser | undefined>;
  deleteAuthUser(uid: string): Promise<void>;
  clearMetadata(uid: string): Promise<void>;
  /** Told why a deletion was not finished this time. */
  onFailure(error: unknown): void;
  /** Where the deletions are run; absent: here. */
  createTask?: CreateTask;
}

/** For how long a deleted id is remembered, so that work that was under way for it is refused. Milliseconds. */
const KEPT_MS = 24 * 3_600_000;

/** Deletes accounts with everything of theirs. */
export interface AccountDeletion {
  /**
   * Notes the deletion and does it. What cannot be done now (a storage or a core is away) is done later: once it is noted,
   * nothing brings the account back.
   * @throws when it cannot even be noted
   */
  run(uid: string): Promise<void>;
  /** Asks for the end of deletions that were cut off, and does it within two seconds if it can. Never rejects. */
  resume(): Promise<void>;
  /**
   * To be asked after a name or a picture was written, which no transaction guards: takes both away again where the
   * account was deleted meanwhile. A deletion is noted before it removes anything, so one of the two sees the other.
   * @throws {ApiError} unauthenticated when it was.
   */
  assertNotDeleted(uid: string): Promise<void>;
  /** Ends the repeating of what failed. */
  close(): Promise<void>;
}

/**
 * A deletion is noted before it begins. {@link AccountDeletion.resume} finishes a deletion that was cut off: each step may
 * find its work done. The login is deleted first, so that nobody signs in to an account that is half gone.
 */
export function createAccountDeletion(dependencies: DeletionDependencies): AccountDeletion {
  const {
    knex,
    projects,
    preparedSongs,
    discardedFiles,
    getUser,
    deleteAuthUser,
    clearMetadata,
    onFailure,
    createTask = createLocalTask,
  } = dependencies;

  async function finish(uid: string, email: string | null): Promise<void> {
    await deleteAuthUser(uid);
    await projects.removeAllOf(uid);
    await preparedSongs.forget(uid);
    await discardedFiles.abandon(pictureKey(uid));
    if (email) await knex("contact_messages").where({ email }).delete();
    await knex("accounts").where({ uid }).delete();
    await knex("deletions").where({ uid }).update({ finished_at: Date.now(), email: null });
  }

  /** One that fails does not hold up the others. */
  async function finishAll(rows: readonly { uid: string; email: string | null }[]): Promise<void> {
    const failures: unknown[] = [];
    for (const { uid, email } of rows) await finish(uid, email).catch((error) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts could not be deleted`);
  }

  async function finishNoted(): Promise<void> {
    await finishAll(await knex("deletions").whereNull("finished_at").select("uid", "email"));
  }

  /** Removes what a process wrote after a deletion, if the process died before it looked for one. */
  async function forgetPast(): Promise<void> {
    const past: string[] = await knex("deletions")
      .where("finished_at", "<", Date.now() - KEPT_MS)
      .pluck("uid");
    for (const uid of past) {
      await finish(uid, null);
      await knex("deletions").where({ uid }).delete();
    }
  }

  async function work(): Promise<void> {
    await finishNoted();
    await forgetPast();
  }

  const task = createTask({ name: "deletion", work, onFailure });
  return {
    async run(uid) {
      const email = (await getUser(uid))?.email.toLowerCase() ?? null;
      await knex.transaction(async (transaction) => {
        await lockAccount(transaction, uid);
        await transaction("deletions").insert({ uid, email, started_at: Date.now() }).onConflict("uid").ignore();
      });
      await task.request();
    },
    async assertNotDeleted(uid) {
      if (!(await knex("deletions").where({ uid }).first("uid"))) return;
      await clearMetadata(uid);
      await discardedFiles.abandon(pictureKey(uid));
      throw new ApiError("unauthenticated");
    },
    resume: () => task.request(),
    close: () => task.stop(),
  };
}
