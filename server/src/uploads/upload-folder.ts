import { randomUUID } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { isProcessAlive } from "../jobs/process-alive.ts";

/** Temporary folders for uploads, each gone when its request is. */
export interface UploadFolder {
  /** Gives a function an empty folder of its own and removes the folder, whatever happens. */
  use<T>(work: (folder: string) => Promise<T>): Promise<T>;
}

/** Opens the parent folder and removes what processes that were killed have left in it. */
export async function openUploadFolder(parent: string): Promise<UploadFolder> {
  await mkdir(parent, { recursive: true });
  for (const name of await readdir(parent)) {
    const pid = Number(name.split("-", 1)[0]);
    // An own number at start is that of an earlier process, as in a container.
    if (pid === process.pid || !isProcessAlive(pid)) await remove(join(parent, name));
  }
  return {
    async use(work) {
      const folder = join(parent, `${process.pid}-${randomUUID()}`);
      await mkdir(folder);
      try {
        return await work(folder);
      } finally {
        await remove(folder);
      }
    },
  };
}

/** A file that is just being written may turn up while its folder is removed: hence the retries. */
function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}
