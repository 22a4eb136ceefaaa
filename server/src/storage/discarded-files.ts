/** The files that are to be removed: noted in the database, and removed from the storage until it has succeeded. */
import type { Knex } from "knex";
import { type CreateTask, createLocalTask } from "../retrying/background-task.ts";
import type { Storage } from "./storage.ts";

/** How long a file may wait for the row that it belongs to, before it counts as left behind. Milliseconds. */
const GRACE_MS = 3_600_000;
/** A storage that refuses this many files in a row is taken to be away. The other files are not tried in this run. */
const MAX_REFUSALS = 3;

/**
 * Notes of the files that are to be removed, kept in the database: rows and files cannot change in one
 * transaction, but a row and a note about its file can. Whatever a crash leaves behind is removed later, and so is what
 * a storage that is away does not remove now.
 */
export interface DiscardedFiles {
  /**
   * Notes a file before it is stored; {@link keep} it in the transaction that writes its row. A file without a row is removed
   * after `forMs` milliseconds, an hour where absent.
   */
  expect(key: string, forMs?: number): Promise<void>;
  /** The keys that begin with a text, of files that are noted and not due yet. */
  awaited(beginning: string): Promise<string[]>;
  keep(transaction: Knex.Transaction, key: string): Promise<void>;
  /** Notes a file whose row the transaction removes; then call {@link requestSweep}. */
  discard(transaction: Knex.Transaction, key: string): Promise<void>;
  /** Removes a file that was expected but has got no row: now, or later if need be. Never rejects. */
  abandon(key: string): Promise<void>;
  /** Removes a file and its note. @throws {ApiError} unavailable */
  remove(key: string): Promise<void>;
  /** Removes every file that is due. @throws {AggregateError} when some could not be removed. */
  sweep(): Promise<void>;
  /** Asks for a sweep, which is repeated until it succeeds. Waits for it, but not for long, and never rejects. */
  requestSweep(): Promise<void>;
  /** Ends the repeating. */
  close(): Promise<void>;
}

export interface DiscardedFilesDependencies {
  knex: Knex;
  storage: Storage;
  /** Told why files were not removed this time. */
  onFailure(error: unknown): void;
  /** Where the sweeps are run; absent: here. */
  createTask?: CreateTask;
}

export function createDiscardedFiles({
  knex,
  storage,
  onFailure,
  createTask = createLocalTask,
}: DiscardedFilesDependencies): DiscardedFiles {
  const note = (database: Knex, key: string, dueAt: number) =>
    database("discarded_files").insert({ storage_key: key, due_at: dueAt }).onConflict("storage_key").merge();
  const remove = async (key: string) => {
    await storage.delete(key);
    await knex("discarded_files").where({ storage_key: key }).delete();
  };

  async function sweep(): Promise<void> {
    const now = Date.now();
    const due: string[] = await knex("discarded_files")
      .where("due_at", "<=", now)
      .orderBy("due_at")
      .pluck("storage_key");
    const failures: unknown[] = [];
    let refusals = 0;
    for (const key of due) {
      if (refusals >= MAX_REFUSALS) break;
      try {
        await remove(key);
        refusals = 0;
      } catch (error) {
        failures.push(error);
        refusals++;
        // The next run begins with others.
        await knex("discarded_files").where({ storage_key: key }).update({ due_at: now });
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files could not be removed`);
  }

  const task = createTask({ name: "sweep", work: sweep, onFailure });
  return {
    async expect(key, forMs = GRACE_MS) {
      await note(knex, key, Date.now() + forMs);
    },
    async awaited(beginning) {
      const keys: string[] = await knex("discarded_files")
        .where("due_at", ">", Date.now())
        .whereLike("storage_key", `${beginning}%`)
        .pluck("storage_key");
      // SQL takes `_` for any character, and SQLite large letters for small ones.
      return keys.filter((key) => key.startsWith(beginning));
    },
    async keep(transaction, key) {
      await transaction("discarded_files").where({ storage_key: key }).delete();
    },
    async discard(transaction, key) {
      await note(transaction, key, 0);
    },
    async abandon(key) {
      // Where not even that can be noted, the note of before stands.
      await note(knex, key, 0).catch(onFailure);
      await task.request();
    },
    remove,
    sweep,
    requestSweep: () => task.request(),
    close: () => task.stop(),
  };
}
