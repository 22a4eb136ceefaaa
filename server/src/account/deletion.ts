import { ApiError } from "@nataraj/sdk/contract";
import type { Knex } from "knex";
import type { AuthUser } from "../auth/users.ts";
import { lockAccount } from "../database/lock-account.ts";
import type { ProjectStore } from "../projects/project-store.ts";
import type { Storage } from "../storage/storage.ts";
import { pictureKey } from "./picture-key.ts";

export interface DeletionDependencies {
  knex: Knex;
  projects: ProjectStore;
  storage: Storage;
  getUser(uid: string): Promise<AuthUser | undefined>;
  deleteAuthUser(uid: string): Promise<void>;
  clearMetadata(uid: string): Promise<void>;
}

/** For how long a deleted id is remembered, so that work that was under way for it is refused. Milliseconds. */
const REMEMBERED = 24 * 3_600_000;

/** Deletes accounts with everything of theirs. */
export interface AccountDeletion {
  run(uid: string): Promise<void>;
  /** Finishes the deletions that were cut off. */
  resume(): Promise<void>;
  /**
   * To be asked after a name or a picture was written, which no transaction guards: takes both away again where the
   * account was deleted meanwhile. A deletion is noted before it removes anything, so one of the two sees the other.
   * @throws {ApiError} unauthenticated when it was.
   */
  assertLiving(uid: string): Promise<void>;
}

/**
 * A deletion is noted before it begins and the login goes last, so one that is cut off is finished by {@link
 * AccountDeletion.resume}, whatever it had reached: each step may find its work done.
 */
export function createAccountDeletion(dependencies: DeletionDependencies): AccountDeletion {
  const { knex, projects, storage, getUser, deleteAuthUser, clearMetadata } = dependencies;

  async function finish(uid: string, email: string | null): Promise<void> {
    await projects.removeAllOf(uid);
    await storage.delete(pictureKey(uid));
    if (email) await knex("contact_messages").where({ email }).delete();
    await knex("accounts").where({ uid }).delete();
    await deleteAuthUser(uid);
    await knex("deletions").where({ uid }).update({ finished_at: Date.now(), email: null });
  }

  return {
    async run(uid) {
      const email = (await getUser(uid))?.email.toLowerCase() ?? null;
      await knex.transaction(async (transaction) => {
        await lockAccount(transaction, uid);
        await transaction("deletions").insert({ uid, email, started_at: Date.now() }).onConflict("uid").ignore();
      });
      await finish(uid, email);
    },
    async assertLiving(uid) {
      if (!(await knex("deletions").where({ uid }).first("uid"))) return;
      await storage.delete(pictureKey(uid));
      await clearMetadata(uid);
      throw new ApiError("unauthenticated");
    },
    async resume() {
      const past: string[] = await knex("deletions")
        .where("finished_at", "<", Date.now() - REMEMBERED)
        .pluck("uid");
      for (const uid of past) {
        // What a process wrote late and died before it could look.
        await finish(uid, null);
        await knex("deletions").where({ uid }).delete();
      }
      const unfinished = await knex("deletions").whereNull("finished_at").select("uid", "email");
      for (const { uid, email } of unfinished) await finish(uid, email);
    },
  };
}
