import type { Knex } from "knex";
import type { Storage } from "./storage.ts";

/** How long a file may wait for the row that it belongs to, before it counts as left behind. Milliseconds. */
const GRACE = 3_600_000;

/**
 * A ledger of the files that are to be removed, kept in the database: rows and files cannot change in one
 * transaction, but a row and a note about its file can. Whatever a crash leaves behind is removed later.
 */
export interface Discards {
  /** Notes a file before it is stored; {@link keep} it in the transaction that writes its row. */
  expect(key: string): Promise<void>;
  keep(transaction: Knex.Transaction, key: string): Promise<void>;
  /** Notes a file whose row the transaction removes; then call {@link sweep}. */
  discard(transaction: Knex.Transaction, key: string): Promise<void>;
  /** Removes a file that was expected but has got no row. */
  abandon(key: string): Promise<void>;
  /** Removes every file that is due. */
  sweep(): Promise<void>;
}

export function createDiscards({ knex, storage }: { knex: Knex; storage: Storage }): Discards {
  const note = (database: Knex, key: string, dueAt: number) =>
    database("discarded_files").insert({ storage_key: key, due_at: dueAt }).onConflict("storage_key").merge();
  const remove = async (key: string) => {
    await storage.delete(key);
    await knex("discarded_files").where({ storage_key: key }).delete();
  };
  return {
    async expect(key) {
      await note(knex, key, Date.now() + GRACE);
    },
    async keep(transaction, key) {
      await transaction("discarded_files").where({ storage_key: key }).delete();
    },
    async discard(transaction, key) {
      await note(transaction, key, 0);
    },
    abandon: remove,
    async sweep() {
      const due = await knex("discarded_files").where("due_at", "<=", Date.now()).pluck("storage_key");
      for (const key of due) await remove(key);
    },
  };
}
