import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Knex } from "knex";
import type { ServerProcess } from "../../../server/src/test/server-process.ts";
import { memoryOf } from "./processor-time.ts";
import { readMetrics } from "./product.ts";

/** What a running server holds at a moment. */
export interface Resources {
  /** Bytes. */
  memory: number;
  heap: number;
  /** Open files and connections. */
  handles: number;
  /** Of all tables but one: an account that was deleted is noted for a day. */
  rows: number;
  temporaryFiles: number;
  storedFiles: number;
}

export type Resource = keyof Resources;

/** Looks at a server from outside and inside. `tempDir` is its own. */
export async function readResources(
  { url, child }: ServerProcess,
  { dataDir, tempDir, knex }: { dataDir: string; tempDir: string; knex: Knex },
): Promise<Resources> {
  const figures = await readMetrics(url, ["nodejs_heap_size_used_bytes", "process_open_fds"]);
  const [heap = Number.NaN, handles = Number.NaN] = figures;
  const unfinished = join(dataDir, "files", ".unfinished");
  const temporary = [tempDir, unfinished, ...["uploads", "copies", "backups"].map((name) => join(dataDir, name))];
  const counts = await Promise.all(temporary.map(countEntries));
  return {
    memory: await memoryOf(child.pid ?? 0),
    heap,
    handles,
    rows: await countRows(knex),
    temporaryFiles: counts.reduce((sum, count) => sum + count, 0),
    storedFiles: (await countEntries(join(dataDir, "files"))) - (await countEntries(unfinished)),
  };
}

/** The files and folders below a folder. */
async function countEntries(folder: string): Promise<number> {
  return (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])).length;
}

async function countRows(knex: Knex): Promise<number> {
  const tables: string[] = await knex("sqlite_master")
    .where({ type: "table" })
    .whereNot({ name: "deletions" })
    .pluck("name");
  let rows = 0;
  for (const table of tables) {
    const [found] = await knex(table).count({ n: "*" });
    rows += Number(found?.n);
  }
  return rows;
}
