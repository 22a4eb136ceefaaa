import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Knex } from "knex";
import { untilAborted } from "../cancellation/until-aborted.ts";
import type { TemporaryFolders } from "../disk/temporary-folders.ts";
import type { DiscardedFiles } from "../storage/discarded-files.ts";
import type { Storage } from "../storage/storage.ts";

/** What a process cannot do its work without. */
export type Part = "database" | "storage" | "core" | "queue";

/** Whether each part works; why one does not is in the log alone. */
export type ReadinessReport = Record<Part, "OK" | "failed">;

/** Whether a process can do its work. */
export interface Readiness {
  /** Looks at each part, at most every two seconds. Never rejects. */
  check(): Promise<ReadinessReport>;
}

export interface ReadinessDependencies {
  knex: Knex;
  discardedFiles: DiscardedFiles;
  storage: Storage;
  uploads: TemporaryFolders;
  /** @throws when the core does not answer. */
  askCore(): Promise<void>;
  /** @throws when jobs wait and nobody works. */
  askQueue(): Promise<void>;
  /** Told when a part fails, and when it works again. */
  onChange(part: Part, failure: unknown): void;
}

/** What takes longer does not work. Milliseconds. */
const TIMEOUT_MS = 5_000;
/** Anyone may ask, and each try writes: within this time all are told the same. Milliseconds. */
const CACHE_MS = 2_000;

/** Goes the way of an upload with a file of two bytes, which is among the discarded files all the time; asks the core; looks at the queue. */
export function createReadiness(dependencies: ReadinessDependencies): Readiness {
  const { knex, discardedFiles, storage, uploads, askCore, askQueue, onChange } = dependencies;
  const key = `checks/${randomUUID()}`;
  const failed = new Set<Part>();
  let last: { report: Promise<ReadinessReport>; at: number } | undefined;

  /** Writes and removes a file. */
  async function useStorage(): Promise<void> {
    await uploads.use(async (folder) => {
      const path = join(folder, "check");
      await writeFile(path, "OK");
      await storage.put(key, { path, contentType: "text/plain" });
    });
    await storage.delete(key);
  }

  async function look(part: Part, work: () => Promise<unknown>): Promise<"OK" | "failed"> {
    try {
      await untilAborted(work(), AbortSignal.timeout(TIMEOUT_MS));
      if (failed.delete(part)) onChange(part, undefined);
      return "OK";
    } catch (error) {
      if (!failed.has(part)) onChange(part, error);
      failed.add(part);
      return "failed";
    }
  }

  async function lookAtAll(): Promise<ReadinessReport> {
    // The note comes before the file, and goes after it.
    const writing = async () => {
      const noted = await look("database", () => discardedFiles.expect(key));
      const stored = await look("storage", useStorage);
      if (noted === "failed" || stored === "failed") return [noted, stored] as const;
      return [
        await look("database", () => knex("discarded_files").where({ storage_key: key }).delete()),
        stored,
      ] as const;
    };
    const asking = [look("core", askCore), look("queue", askQueue)] as const;
    const [[database, stored], core, queue] = await Promise.all([writing(), ...asking]);
    return { database, storage: stored, core, queue };
  }

  return {
    check() {
      if (!last || performance.now() - last.at > CACHE_MS) last = { report: lookAtAll(), at: performance.now() };
      return last.report;
    },
  };
}
