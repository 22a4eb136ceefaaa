import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import autocannon from "autocannon";
import { openDatabase } from "../../../server/src/database/database.ts";
import { TestClient } from "../../../server/src/test/test-client.ts";

const SERVE = fileURLToPath(new URL("serve.ts", import.meta.url));
const CONNECTIONS = 10;
/** Seconds of each measurement. */
const DURATION = 4;
const ROUNDS = 3;
const [PRIVATE, PUBLIC] = ["1".repeat(32), "2".repeat(32)];

interface Server {
  child: ChildProcess;
  url: string;
}

interface MeasuredRequest {
  server: Server;
  path: string;
  headers: Record<string, string>;
}

/**
 * Prints how many readings a second the product answers, as a ratio to Koa and knex alone with the same query. Both are
 * processes of their own; they are measured in turns, since a machine is not equally fast all the time;
 * on a busy one the ratio of the processor times says more.
 */
export async function bench(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), "nataraj-bench-"));
  const children: ChildProcess[] = [];
  const start = async (kind: "product" | "bare" | "bare-with-session"): Promise<Server> => {
    const child = fork(SERVE, [kind], {
      execArgv: ["--import", "tsx", "--conditions=@nataraj/source"],
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    children.push(child);
    const [port] = await once(child, "message");
    return { child, url: `http://127.0.0.1:${port}` };
  };
  try {
    const product = await start("product");
    const reader = new TestClient(product.url);
    await reader.signUp("reader@example.org");
    await addProjects(dataDir, reader.uid);
    const bare = await start("bare");
    const withSession = await start("bare-with-session");
    const cookie = [...reader.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
    const readings: Record<string, MeasuredRequest> = {
      // The most that a reading with a session can reach.
      "bare, with the query of a session": { server: withSession, path: `/${PRIVATE}`, headers: {} },
      "a public project, by a visitor": { server: product, path: `/api/fetchproject/${PUBLIC}`, headers: {} },
      "a private project, by its owner": { server: product, path: `/api/fetchproject/${PRIVATE}`, headers: { cookie } },
      "the owner's projects": { server: product, path: `/api/fetchprojects/${reader.uid}`, headers: { cookie } },
    };
    for (const [name, reading] of Object.entries(readings)) {
      // So that both run compiled.
      const alone = { server: bare, path: `/${PRIVATE}`, headers: {} };
      await measure(alone);
      await measure(reading);
      const rounds: Record<"rate" | "work", number>[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        const least = await measure(alone);
        const whole = await measure(reading);
        rounds.push({ rate: whole.rate / least.rate, work: least.work / whole.work });
      }
      const [rate, work] = (["rate", "work"] as const).map((figure) => median(rounds.map((each) => each[figure])));
      console.log(
        `${name.padEnd(34)} ${rate?.toFixed(2)} by answers a second, ${work?.toFixed(2)} by processor time an answer`,
      );
    }
  } finally {
    for (const child of children) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    await rm(dataDir, { recursive: true });
  }
}

/** Two projects with a dance of a usual length. */
async function addProjects(dataDir: string, owner: string): Promise<void> {
  const knex = await openDatabase({ dataDir });
  const segments = Array.from({ length: 30 }, (_, index) => [
    (index * 2).toFixed(2),
    { lyrics: "a line that is sung", steps: [1, 2, 3, 4], at: [0, 0.5, 1, 1.5], start: index * 2, end: index * 2 + 2 },
  ]);
  const choreography = JSON.stringify(Object.fromEntries(segments));
  for (const [id, visibility] of [
    [PRIVATE, "private"],
    [PUBLIC, "public"],
  ]) {
    const song = { title: "song.mp3", duration: 60, song_key: `songs/${id}.mp3`, song_type: "audio/mpeg" };
    const dance = { checkpoint: 3, danceform: "Salsa, ", choreography, version: 1 };
    await knex("projects").insert({
      id,
      owner,
      name: "brave otter",
      visibility,
      ...song,
      ...dance,
      created_at: 1,
      updated_at: 1,
    });
  }
  await knex.destroy();
}

/** Answers a second, and the milliseconds of processor time that one takes. */
async function measure({
  server: { child, url },
  path,
  headers,
}: MeasuredRequest): Promise<{ rate: number; work: number }> {
  const before = await processorTime(child);
  const result = await autocannon({ url: url + path, headers, connections: CONNECTIONS, duration: DURATION });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${path} failed ${result.non2xx + result.errors} times`);
  const used = (await processorTime(child)) - before;
  return { rate: result.requests.average, work: used / result.requests.total };
}

/** Milliseconds. */
async function processorTime(child: ChildProcess): Promise<number> {
  child.send("tell");
  const [{ user, system }] = await once(child, "message");
  return (user + system) / 1_000;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
