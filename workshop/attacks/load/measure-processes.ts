import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import autocannon from "autocannon";
import { createPostgresDatabase } from "../../../server/src/auth/testing/postgres.ts";
import type { ServerProcess } from "../../../server/src/test/server-process.ts";
import type { LoadOptions } from "./options.ts";
import { processorTime } from "./processor-time.ts";
import { readSong, startProduct } from "./product.ts";
import { median } from "./slope.ts";
import { Visitor } from "./visitor.ts";

const COUNTS = [1, 2, 4];
const ROUNDS = 3;
/** Of each process, which is busy with them. */
const CONNECTIONS = 20;

interface Measured {
  /** Answers a second. */
  rate: number;
  /** Milliseconds of processor time of the web processes for an answer. */
  work: number;
}

/**
 * How much more several web processes answer than one, over one PostgreSQL. All run all the time and take load in turns:
 * a machine is not equally fast all the time. The ratios end where the machine's cores do, which the load, PostgreSQL and
 * the processes share; the processor time of an answer tells what more cores would bring.
 */
export async function measureProcesses(folder: string, { seconds }: LoadOptions): Promise<string[]> {
  const postgres = await createPostgresDatabase();
  const webs: ServerProcess[] = [];
  try {
    const environment = { DATABASE_URL: postgres.url, LOG_LEVEL: "info" };
    for (let number = 1; number <= Math.max(...COUNTS); number++) {
      const place = join(folder, `web${number}`);
      await mkdir(place);
      // One after the other: the first makes the tables, and its DATA_DIR has the song.
      webs.push(await startProduct(place, { ...environment, ROLE: number === 1 ? "all" : "web" }));
    }
    const readings = await prepare(webs[0]?.url ?? "");
    const measure = async (count: number): Promise<Measured> => {
      const used = webs.slice(0, count);
      const before = await workOf(used);
      const share = { connections: CONNECTIONS, duration: seconds, requests: readings };
      const results = await Promise.all(used.map(({ url }) => autocannon({ url, ...share })));
      for (const { errors, non2xx } of results) if (errors + non2xx > 0) throw new Error(`${errors + non2xx} failed`);
      const answers = results.reduce((sum, { requests }) => sum + requests.total, 0);
      return { rate: answers / seconds, work: ((await workOf(used)) - before) / answers };
    };
    // So that all run compiled.
    for (const count of COUNTS) await measure(count);
    const rounds: Measured[][] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const row: Measured[] = [];
      for (const count of COUNTS) row.push(await measure(count));
      rounds.push(row);
    }
    return [
      "| web processes | answers, to one process | processor time of an answer, to one process |",
      "| ---: | ---: | ---: |",
      ...COUNTS.map((count, index) => {
        const ratio = (figure: keyof Measured) =>
          median(rounds.map((row) => (row[index]?.[figure] ?? 0) / (row[0]?.[figure] ?? 1))).toFixed(2);
        return `| ${count} | ${ratio("rate")} | ${ratio("work")} |`;
      }),
    ];
  } finally {
    await Promise.all(webs.map((web) => web.stop()));
    await postgres.drop();
  }
}

/** What people read: a page, a public project, one's own, one's projects. */
async function prepare(url: string) {
  const owner = await Visitor.signUp(url);
  const song = await readSong();
  const [mine, shared] = [await owner.makeProject(song), await owner.makeProject(song)];
  for (const id of [mine, shared]) await owner.generate(id);
  await owner.get(`/api/changeprojectvisibility/${shared}/public`);
  const headers = { cookie: owner.cookie };
  return [
    { path: `/project/${shared}` },
    { path: `/api/fetchproject/${shared}` },
    { path: `/api/fetchproject/${mine}`, headers },
    { path: `/api/fetchprojects/${owner.uid}`, headers },
  ];
}

async function workOf(processes: readonly ServerProcess[]): Promise<number> {
  let sum = 0;
  for (const { child } of processes) sum += await processorTime(child.pid ?? 0);
  return sum;
}
