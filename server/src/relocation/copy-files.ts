import { hashFile } from "../disk/hash-file.ts";
import { OperatorError } from "../errors/operator-error.ts";
import type { NamedFile } from "../storage/named-files.ts";
import type { Storage } from "../storage/storage.ts";

/** What {@link copyFiles} has done. */
export interface CopiedFiles {
  /** Files that are in both storages, with the same bytes. */
  same: number;
  /** Files that were not there before. */
  copied: number;
  /** Keys that are not in the source's storage. */
  missing: string[];
}

/** Files that are under way at a time: most of the time goes by waiting for the service. */
const CONCURRENT = 4;

/**
 * Copies files from one storage to another and compares what arrived, by reading it again. What is there already with the
 * same bytes is left alone.
 * @throws {OperatorError} when a file cannot be stored, or arrives changed.
 */
export async function copyFiles(from: Storage, to: Storage, files: readonly NamedFile[]): Promise<CopiedFiles> {
  const result: CopiedFiles = { same: 0, copied: 0, missing: [] };
  const waiting = [...files];
  const lane = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      const outcome = await copy(from, to, file).catch((cause: Error) => {
        // Copies under way are finished, and no more are begun.
        waiting.length = 0;
        if (cause instanceof OperatorError) throw cause;
        const reason = (cause.cause as Error | undefined)?.message ?? cause.message;
        throw new OperatorError(`${file?.key} could not be stored: ${reason}. Run it again: it goes on.`, { cause });
      });
      if (outcome === "missing") result.missing.push(file.key);
      else result.same++;
      if (outcome === "copied") result.copied++;
    }
  };
  const lanes = await Promise.allSettled(Array.from({ length: CONCURRENT }, lane));
  for (const one of lanes) if (one.status === "rejected") throw one.reason;
  return result;
}

async function copy(from: Storage, to: Storage, { key, contentType }: NamedFile) {
  if (!(await from.exists(key))) return "missing";
  return from.withFile(key, async (path) => {
    const wanted = await hashFile(path);
    if ((await hashIn(to, key)) === wanted) return "same";
    await to.put(key, { path, contentType });
    if ((await hashIn(to, key)) !== wanted) throw new OperatorError(`${key} arrived changed. Run it again.`);
    return "copied";
  });
}

async function hashIn(storage: Storage, key: string): Promise<string | undefined> {
  return (await storage.exists(key)) ? storage.withFile(key, hashFile) : undefined;
}
