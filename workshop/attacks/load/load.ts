import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { measureCosts } from "./measure-costs.ts";
import { measurePeople } from "./measure-people.ts";
import { measureProcesses } from "./measure-processes.ts";
import { measureSoak } from "./measure-soak.ts";
import { type LoadOptions, type Part, readLoadOptions } from "./options.ts";

/**
 * `npm run load -- [--parts processes,people,costs] [--seconds 10] [--readers 200] [--generations 15] [--url http://127.0.0.1:8080]`
 * and `npm run load -- --soak [--minutes 60]`:
 * load on a product that it starts on this machine, or on the public pages of one that runs here. It prints ratios and
 * milliseconds. What else the machine does shows in them: it prints that, too.
 */
const TITLES: Record<Part, string> = {
  processes: "Several web processes to one, over PostgreSQL",
  people: "One process with SQLite, readers beside generations",
  costs: "What each thing costs, one process with SQLite",
};

let options: LoadOptions;
try {
  options = readLoadOptions(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exit(2);
}
const folder = await mkdtemp(join(tmpdir(), "nataraj-load-"));
try {
  const measures: Record<Part, () => Promise<string[]>> = {
    processes: () => measureProcesses(folder, options),
    people: () => measurePeople(folder, options),
    costs: () => measureCosts(folder),
  };
  const { soakMinutes } = options;
  if (soakMinutes !== undefined) {
    await print(`${soakMinutes} minutes of mixed load`, () => measureSoak(folder, soakMinutes, console.log));
  } else if (options.url) await print("Public pages", () => readPages(options));
  else for (const part of options.parts) await print(TITLES[part], measures[part]);
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function print(title: string, measure: () => Promise<string[]>): Promise<void> {
  const busy = () => loadavg()[0]?.toFixed(1);
  const before = busy();
  const lines = await measure();
  console.log(`\n${title} (${availableParallelism()} cores, load ${before} before and ${busy()} after)`);
  for (const line of lines) console.log(line);
}

async function readPages({ url, readers, seconds }: LoadOptions): Promise<string[]> {
  const load = { url: url?.origin ?? "", connections: readers, connectionRate: 1, duration: seconds };
  const pages = await autocannon({ ...load, requests: [{ path: "/" }, { path: "/blogs" }, { path: "/api/songs" }] });
  return [
    `${readers} readers, a page a second each: p50 ${pages.latency.p50} ms, p99 ${pages.latency.p99} ms, ${pages.errors + pages.non2xx} failed`,
  ];
}
