import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { untilAborted } from "../cancellation/until-aborted.ts";
import type { TemporaryFolders } from "../disk/temporary-folders.ts";
import type { FileLedger } from "../storage/file-ledger.ts";
import type { Storage } from "../storage/storage.ts";

/** Whether a process can do its work. */
export interface Readiness {
  /** @throws what does not work: writing to the database, to the disk, to the storage. */
  check(): Promise<void>;
}

export interface ReadinessDependencies {
  fileLedger: FileLedger;
  storage: Storage;
  uploads: TemporaryFolders;
}

/** What takes longer does not work. Milliseconds. */
const TIMEOUT_MS = 5_000;
/** Anyone may ask, and each try writes: within this time all are told the same. Milliseconds. */
const CACHE_MS = 2_000;

/** Goes the way of an upload with a file of two bytes, which is in the ledger all the time, and removes it again. */
export function createReadiness({ fileLedger, storage, uploads }: ReadinessDependencies): Readiness {
  const key = `checks/${randomUUID()}`;
  let last: { result: Promise<void>; at: number } | undefined;

  async function write(): Promise<void> {
    await fileLedger.expect(key);
    await uploads.use(async (folder) => {
      const path = join(folder, "check");
      await writeFile(path, "OK");
      await storage.put(key, { path, contentType: "text/plain" });
    });
    await fileLedger.remove(key);
  }

  return {
    check() {
      if (!last || performance.now() - last.at > CACHE_MS) {
        const result = untilAborted(write(), AbortSignal.timeout(TIMEOUT_MS));
        last = { result, at: performance.now() };
      }
      return last.result;
    },
  };
}
