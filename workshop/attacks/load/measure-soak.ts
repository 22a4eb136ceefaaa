import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { connectDatabase } from "../../../server/src/database/database.ts";
import { BUILT } from "../../../server/src/test/server-process.ts";
import { Deeds, runMixedLoad } from "./mixed-load.ts";
import { readSong, startProduct } from "./product.ts";
import { type Resource, type Resources, readResources } from "./resources.ts";
import { slopeOf, WARM_UP_SHARE } from "./slope.ts";

/** How often it is looked at the server, in all. */
const SAMPLES = 180;
/** How often progress is printed. */
const TOLD_EVERY = 30;

const UNITS: Record<Resource, { name: string; divisor: number }> = {
  memory: { name: "memory, MB", divisor: 1e6 },
  heap: { name: "JavaScript's heap, MB", divisor: 1e6 },
  handles: { name: "open files and connections", divisor: 1 },
  rows: { name: "rows, without notes of deleted accounts", divisor: 1 },
  temporaryFiles: { name: "temporary files", divisor: 1 },
  storedFiles: { name: "stored files and folders", divisor: 1 },
};

/**
 * Mixed load on one process with SQLite for a long time: what the process holds is sampled, and the slope of each figure
 * told, after the warm-up. Dances are made without Whisper, which is a process of its own.
 */
export async function measureSoak(folder: string, minutes: number, log: (line: string) => void): Promise<string[]> {
  const place = join(folder, "soak");
  const tempDir = join(place, "temp");
  await mkdir(tempDir, { recursive: true });
  // tsx, which runs the sources elsewhere, keeps files open for each thread that is started.
  const product = await startProduct(place, { TMPDIR: tempDir }, BUILT);
  const dataDir = join(place, "data");
  const knex = await connectDatabase({ dataDir });
  const leave = new AbortController();
  try {
    const deeds = new Deeds();
    const load = runMixedLoad({ url: product.url, song: await readSong(), deeds, signal: leave.signal });
    const sample = async () => {
      const samples: (Resources & { hours: number })[] = [];
      const begun = performance.now();
      for (let at = 0; at < SAMPLES; at++) {
        await sleep(Math.max(0, (minutes * 60_000 * at) / SAMPLES - (performance.now() - begun)));
        const hours = (performance.now() - begun) / 3_600_000;
        samples.push({ ...(await readResources(product, { dataDir, tempDir, knex })), hours });
        if (at % TOLD_EVERY === 0) log(`minute ${(hours * 60).toFixed(1)}: ${describe(samples.at(-1))}`);
      }
      return samples;
    };
    // The load ends by itself only where it cannot begin.
    const samples = await Promise.race([sample(), load.then(() => Promise.reject(new Error("The load has ended.")))]);
    leave.abort();
    await load;
    return [...table(samples), "", ...deeds.lines];
  } finally {
    leave.abort();
    await knex.destroy();
    await product.stop();
  }
}

function table(samples: readonly (Resources & { hours: number })[]): string[] {
  const rows = Object.entries(UNITS).map(([key, { name, divisor }]) => {
    const values = samples.map((one) => ({ hours: one.hours, value: one[key as Resource] / divisor }));
    const { mean, perHour, within, verdict } = slopeOf(values);
    const most = Math.max(...values.map(({ value }) => value));
    return `| ${name} | ${mean.toFixed(1)} | ${most.toFixed(1)} | ${perHour.toFixed(1)} ± ${within.toFixed(1)} | ${verdict} |`;
  });
  return [
    `The first ${Math.round(WARM_UP_SHARE * 100)} % are the warm-up. "Steady": the slope cannot be told from zero (95 % for all six).`,
    "| figure | mean | most | an hour | verdict |",
    "| --- | ---: | ---: | ---: | --- |",
    ...rows,
  ];
}

function describe(resources: Resources | undefined): string {
  return Object.entries(UNITS)
    .map(([key, { name, divisor }]) => `${name} ${((resources?.[key as Resource] ?? Number.NaN) / divisor).toFixed(0)}`)
    .join(", ");
}
