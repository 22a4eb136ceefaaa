import { setTimeout as sleep } from "node:timers/promises";
import type { ProductProcess } from "./product-process.ts";
import { send } from "./send.ts";
import type { TestUsers } from "./test-users.ts";

/** How long everybody's reads took while others did something heavy, and while nobody did. */
export interface ReadsBeside {
  /** Milliseconds of each read. */
  quiet: number[];
  beside: number[];
  /** Reads that were not answered with 200. */
  failed: number;
  /** The most memory that the server itself had meanwhile. Bytes. */
  rss: number;
}

/** How long is read before, to compare with. Milliseconds. */
const QUIET_MS = 5_000;
/** Reads go one after the other, with this pause between them. Milliseconds. */
const PAUSE_MS = 20;
/** Share of the reads that may be slower than the figure that is compared. */
const SLOWEST_SHARE = 0.1;

/** Reads a public project all the time while some work is done. */
export async function readBeside(
  product: ProductProcess,
  people: TestUsers,
  work: () => Promise<void>,
): Promise<ReadsBeside> {
  const request = { route: "", method: "GET", path: "/api/fetchproject/{{publicProject}}", headers: {} } as const;
  let failed = 0;
  let rss = 0;
  const readUntil = async (ended: Promise<unknown>): Promise<number[]> => {
    let isOver = false;
    ended.finally(() => {
      isOver = true;
    });
    const taken: number[] = [];
    while (!isOver) {
      const { status, ms } = await send(product.port, { ...request, sender: "visitor", antiCsrf: false }, people);
      taken.push(ms);
      if (status !== 200) failed++;
      if (taken.length % 10 === 0) rss = Math.max(rss, await product.metric("process_resident_memory_bytes"));
      await sleep(PAUSE_MS);
    }
    return taken;
  };
  const quiet = await readUntil(sleep(QUIET_MS));
  rss = 0;
  const working = work();
  const beside = await readUntil(working);
  await working;
  return { quiet, beside, failed, rss };
}

/** The time that nine of ten reads do not take longer than. */
export function slowTime(milliseconds: readonly number[]): number {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * (1 - SLOWEST_SHARE))] ?? Number.NaN;
}
