import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeSong } from "../../../server/src/test/make-song.ts";
import { TestClient } from "../../../server/src/test/test-client.ts";
import { startTopology, type Topology } from "./topology-processes.ts";

/**
 * `npm run topology`: the processes of the deployment behind a real nginx, with people who sign up, upload, generate, follow
 * and play, while a worker and a web are killed, and database and storage go away and come back. Ends with 1 if anything
 * that was answered 200 is lost. It needs nginx (Debian: nginx-light), takes some minutes, and uses this machine alone.
 */

const PEOPLE = 6;
/** How long a thing may take to come true. Milliseconds. */
const PATIENCE_MS = 180_000;

/** What was promised to somebody by a 200. */
interface Promised {
  user: TestClient;
  projectID: string;
  /** Whether a dance was asked for and answered. */
  danced: boolean;
}

const folder = await mkdtemp(join(tmpdir(), "nataraj-topology-"));
const problems: string[] = [];
let topology: Topology | undefined;
try {
  topology = await startTopology(folder);
  await crossWebs(topology);
  await survive(topology);
} catch (error) {
  problems.push(String((error as Error).stack));
} finally {
  await topology?.close();
  await rm(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(`PROBLEM ${problem}`);
console.log(problems.length === 0 ? "The topology holds." : `${problems.length} problems.`);
process.exit(problems.length === 0 ? 0 : 1);

/** A session, an upload, events and a song that begin at one web go on at the other. */
async function crossWebs({ webs, url }: Topology): Promise<void> {
  const user = new TestClient(url);
  await user.signUp("crossing@example.org");
  const at = webs.map((web) => Object.assign(user.copy(), { url: web.url }));
  for (const client of at) check("a session counts at both webs", (await client.get("/api/profile")).status === 200);
  const [one, other] = at as [TestClient, TestClient];
  const { projectID } = await (await one.createProject(await makeSong(4), { end: "4000" })).json();
  await other.json("POST", "/api/updatedanceform", { projectID, danceform: "Salsa, " });
  const asked = one.json("POST", "/api/generatedance", { projectID });
  await until("the job is seen at the other web", async () => {
    const { project } = await (await other.get(`/api/fetchproject/${projectID}`)).json();
    return project.generating || project.checkpoint === 3;
  });
  const events = await (await other.get(`/api/generation/${projectID}`)).text();
  check("events of a job that was asked for at the other web", events.includes('"stage":"done"'));
  check("the one who asked is answered", (await asked).status === 200);
  const { project } = await (await one.get(`/api/fetchproject/${projectID}`)).json();
  const part = await other.fetch(project.song, { headers: { range: "bytes=0-99" } });
  check("a song's address of one web plays at the other", part.status === 206);
  await one.get(`/api/changeprojectvisibility/${projectID}/public`);
  const shared = (await (await new TestClient(other.url).get(`/api/fetchproject/${projectID}`)).json()).project.song;
  await one.get(`/api/changeprojectvisibility/${projectID}/private`);
  check("a shared song's address dies at both", (await new TestClient(other.url).get(shared)).status === 403);
  await one.signOut();
  check("a sign-out counts at both webs", (await other.get("/api/profile")).status === 401);
}

/** People go on working while one thing after the other is away; then everything that they were promised is there. */
async function survive(all: Topology): Promise<void> {
  const song = await makeSong(4);
  const promised: Promised[] = [];
  let refused = 0;
  let isOver = false;
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, number) => {
      const user = new TestClient(all.url);
      await user.signUp(`person${number}@example.org`);
      return user;
    }),
  );
  const live = async (user: TestClient) => {
    while (!isOver) {
      try {
        const made = await user.createProject(song, { end: "4000" });
        if (made.status !== 200) throw new Error(`${made.status}`);
        const promise: Promised = { user, projectID: (await made.json()).projectID, danced: false };
        promised.push(promise);
        const { projectID } = promise;
        await user.json("POST", "/api/updatedanceform", { projectID, danceform: "Salsa, " });
        promise.danced = (await user.json("POST", "/api/generatedance", { projectID })).status === 200;
        // Room for the next; what stays is looked at in the end.
        if (promised.filter((one) => one.user === user).length > 2) {
          const [oldest] = promised.filter((one) => one.user === user);
          if ((await user.get(`/api/deleteproject/${oldest?.projectID}`)).status === 200)
            promised.splice(promised.indexOf(oldest as Promised), 1);
        }
      } catch {
        refused++;
        await sleep(300);
      }
    }
  };
  const lives = people.map(live);
  const count = () => promised.filter(({ danced }) => danced).length;
  const goOn = async (what: string) => {
    console.log(`${what}: ${promised.length} projects, ${count()} dances, ${refused} requests refused so far`);
    await sleep(5_000);
  };
  await until("everybody has made a project", async () => promised.length >= PEOPLE);
  await goOn("all is well");
  all.workers[0]?.child.kill("SIGKILL");
  await goOn("a worker was killed");
  all.webs[0]?.child.kill("SIGKILL");
  await goOn("a web was killed");
  await all.restart("web", 1);
  await all.restart("worker", 1);
  await goOn("both are back");
  await all.stopStorage();
  await goOn("the storage is away");
  await all.startStorage();
  await goOn("the storage is back");
  await all.stopDatabase();
  await goOn("the database is away");
  await all.startDatabase();
  await goOn("the database is back");
  isOver = true;
  await Promise.all(lives);
  await goOn("people have stopped");

  for (const { user, projectID, danced } of promised) {
    let project: { checkpoint: number; generating: boolean; song: string } | undefined;
    await until(`project ${projectID} is there and at rest`, async () => {
      const answer = await user.get(`/api/fetchproject/${projectID}`);
      project = answer.status === 200 ? (await answer.json()).project : undefined;
      return project !== undefined && !project.generating;
    });
    if (!project) continue;
    if (danced) check(`the dance of ${projectID}`, project.checkpoint === 3);
    const played = await user.get(project.song);
    check(`the song of ${projectID}`, played.status === 200 && (await played.arrayBuffer()).byteLength > 10_000);
  }
  console.log(`${promised.length} projects that were answered 200 were looked at, ${count()} with their dances.`);
  await until("every process is ready", async () => {
    const answers = await Promise.all([...all.webs, ...all.workers].map(({ url }) => fetch(`${url}/api/readyz`)));
    return answers.every(({ status }) => status === 200);
  });
}

function check(what: string, holds: boolean): void {
  if (!holds) problems.push(what);
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    if (await holds().catch(() => false)) return;
    await sleep(200);
  }
  problems.push(`not in time: ${what}`);
}
