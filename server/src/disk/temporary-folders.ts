import { randomUUID } from "node:crypto";
import type { Stats } from "node:fs";
import { lstat, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { isProcessAlive } from "../process/process-alive.ts";
import { asUnavailable } from "./disk-faults.ts";

/** Folders for what is needed for a while only: uploads, copies of stored songs, half-written files. */
export interface TemporaryFolders {
  /**
   * Gives a function an empty folder of its own and removes the folder, whatever happens.
   * @throws {ApiError} unavailable when no folder can be made; what the function throws.
   */
  use<T>(work: (folder: string) => Promise<T>): Promise<T>;
  /** Removes what processes that were killed have left. */
  sweep(): Promise<void>;
}

export interface TemporaryFoldersOptions {
  /**
   * How the names of the folders begin, in a parent folder that others use too, as /tmp. There only folders of this user
   * are removed. Absent: the parent folder has nothing else.
   */
  prefix?: string;
  /**
   * After this time a folder is no longer in use: requests end after twenty minutes, jobs after fifteen. It says when folders
   * of processes on another machine or in another container are removed. Milliseconds.
   */
  maxUseMs?: number;
}

const MAX_USE_MS = 2 * 3_600_000;

/** Apart from an earlier process with the same number, as in a container. */
const THIS_RUN = randomUUID().slice(0, 8);
const THIS_HOST = hostname().replaceAll("_", "-");
/** Host, process, run; `mkdtemp` adds six signs. */
const NAME = /^(?<host>[^_]*)_(?<pid>\d+)_(?<run>[0-9a-f]{8})_\w+$/;

/** Temporary folders in a parent folder, which several processes may share. */
export function createTemporaryFolders(
  parent: string,
  { prefix = "", maxUseMs = MAX_USE_MS }: TemporaryFoldersOptions = {},
): TemporaryFolders {
  return {
    async use(work) {
      const folder = await makeFolder(parent, prefix);
      try {
        return await work(folder);
      } finally {
        // A folder that cannot be removed now is swept later.
        await remove(folder).catch(() => {});
      }
    },
    async sweep() {
      for (const name of await namesIn(parent)) {
        if (!name.startsWith(prefix)) continue;
        const path = join(parent, name);
        const found = await lstat(path).catch(() => undefined);
        if (!found || (prefix !== "" && !isOfThisUser(found))) continue;
        const isOld = found.mtimeMs < Date.now() - maxUseMs;
        if (isOfDeadProcess(name.slice(prefix.length)) || isOld) await remove(path);
      }
    },
  };
}

async function makeFolder(parent: string, prefix: string): Promise<string> {
  try {
    await mkdir(parent, { recursive: true });
    return await mkdtemp(join(parent, `${prefix}${THIS_HOST}_${process.pid}_${THIS_RUN}_`));
  } catch (error) {
    throw asUnavailable(error);
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
}

function isOfThisUser({ uid }: Stats): boolean {
  return uid === (process.getuid?.() ?? uid);
}

function isOfDeadProcess(name: string): boolean {
  const { host, pid, run } = NAME.exec(name)?.groups ?? {};
  if (host !== THIS_HOST) return false;
  return Number(pid) === process.pid ? run !== THIS_RUN : !isProcessAlive(Number(pid));
}

/** A file that is just being written may turn up while its folder is removed: hence the retries. */
function remove(path: string): Promise<void> {
  return rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
}
