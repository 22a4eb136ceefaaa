import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ProductProcess } from "./product-process.ts";

/** How many more files may be open than before: connections to the database come and go. */
export const OPEN_FILES_TOLERANCE = 12;
/** How long what is under way may take to end. Seconds. */
const MAX_IDLE_WAIT_SECONDS = 120;
/** How long closed connections may be seen. Seconds. */
const MAX_CLOSE_SECONDS = 30;

/** Waits until the product works on nothing any more. */
export async function waitUntilIdle(product: ProductProcess): Promise<void> {
  for (let second = 0; second < MAX_IDLE_WAIT_SECONDS; second++) {
    const running = await product.metric('nataraj_jobs{status="running"}');
    const queued = await product.metric('nataraj_jobs{status="queued"}');
    if (running + queued === 0 && product.children().length === 0) return;
    await sleep(1_000);
  }
}

/** What is left of the fuzzing once all accounts are deleted: sentences, none when all is well. */
export async function findLeftovers(product: ProductProcess, openBefore: number): Promise<string[]> {
  const found: string[] = [];
  for (const folder of [join(product.dataDir, "uploads"), join(product.dataDir, "files"), product.tempDir]) {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
    // tsx keeps what it has compiled, which is not the product's.
    const files = entries.filter((entry) => entry.isFile() && !`${entry.parentPath}/`.includes("/tsx-"));
    if (files.length > 0)
      found.push(
        `${files.length} files in ${folder}: ${files
          .slice(0, 5)
          .map(({ name }) => name)
          .join(", ")}`,
      );
  }
  const children = product.children();
  if (children.length > 0) found.push(`processes: ${children.join("; ")}`);
  const open = await settledOpenFiles(product, openBefore + OPEN_FILES_TOLERANCE);
  if (open > openBefore + OPEN_FILES_TOLERANCE) found.push(`${open} open files, ${openBefore} before`);
  return found;
}

/** How many files are open; connections that the fuzzer has closed may take a moment to be closed there too. */
export async function settledOpenFiles(product: ProductProcess, most: number): Promise<number> {
  let open = await product.metric("process_open_fds");
  for (let second = 0; second < MAX_CLOSE_SECONDS && open > most; second++) {
    await sleep(1_000);
    open = await product.metric("process_open_fds");
  }
  return open;
}
