import { randomUUID } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { isProcessAlive } from "../jobs/process-alive.ts";
import { asUnavailable } from "./disk-faults.ts";

/** Folders for what is needed for a while only: uploads, copies of stored songs, half-written files. */
export interface TemporaryFolders {
  /**
   * Gives a function an empty folder of its own and removes the folder, whatever happens.
   * @throws {ApiError} unavailable when there can be none; whatever the function throws.
   */
  use<T>(work: (folder: string) => Promise<T>): Promise<T>;
  /** Removes what processes that were killed have left, and makes the parent folder where it is not there. */
  sweep(): Promise<void>;
}

/**
 * Nothing is worked on for so long: requests end after twenty minutes, jobs after fifteen. Folders of processes that
 * cannot be asked (of another machine or container) are removed after it. Milliseconds.
 */
const MAX_USE_MS = 2 * 3_600_000;

/** Apart from an earlier process with the same number, as in a container. */
const THIS_RUN = randomUUID().slice(0, 8);
const THIS_HOST = hostname().replaceAll("_", "-");
/** Host, process, run; `mkdtemp` adds six signs. */
const NAME = /^(?<host>[^_]*)_(?<pid>\d+)_(?<run>[0-9a-f]{8})_\w+$/;

/** Temporary folders in a parent folder, which several processes may share. */
export function createTemporaryFolders(parent: string): TemporaryFolders {
  return {
    async use(work) {
      const folder = await makeFolder(parent);
      try {
        return await work(folder);
      } finally {
        // What cannot be removed now is swept.
        await remove(folder).catch(() => {});
      }
    },
    async sweep() {
      await mkdir(parent, { recursive: true });
      for (const name of await readdir(parent)) {
        const path = join(parent, name);
        if (isOfDeadProcess(name) || (await isOld(path))) await remove(path);
      }
    },
  };
}

async function makeFolder(parent: string): Promise<string> {
  try {
    await mkdir(parent, { recursive: true });
    return await mkdtemp(join(parent, `${THIS_HOST}_${process.pid}_${THIS_RUN}_`));
  } catch (error) {
    throw asUnavailable(error);
  }
}

function isOfDeadProcess(name: string): boolean {
  const { host, pid, run } = NAME.exec(name)?.groups ?? {};
  if (host !== THIS_HOST) return false;
  return Number(pid) === process.pid ? run !== THIS_RUN : !isProcessAlive(Number(pid));
}

async function isOld(path: string): Promise<boolean> {
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
  return mtimeMs < Date.now() - MAX_USE_MS;
}

/** A file that is just being written may turn up while its folder is removed: hence the retries. */
function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}
