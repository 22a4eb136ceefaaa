import { type DBSchema, type IDBPDatabase, openDB, type StoreNames } from "idb";

/**
 * A database of this browser (IndexedDB), of one version, that is opened when it is first asked for, and again after the
 * browser has closed it.
 * @param stores Its object stores, whose keys are given with each value.
 * @returns Opens it; rejects where the browser keeps nothing, and the next call tries again.
 */
export function browserDatabase<Schema extends DBSchema>(
  name: string,
  stores: readonly StoreNames<Schema>[],
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  return () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade(database) {
        for (const store of stores) database.createObjectStore(store);
      },
      terminated() {
        opened = undefined;
      },
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}
