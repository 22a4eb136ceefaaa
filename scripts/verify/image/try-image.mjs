import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";

/** A user without a name: in no system's list. `docker run --user` and OpenShift give it the group root. */
const USER = { uid: 54_321, gid: 0 };
const START_MS = 60_000;
const LOOK_MS = 200;

/**
 * Starts a built image's command as a user without a name and without a home, and makes a dance with it.
 * @param image See `buildImage`.
 * @param {string} dataDir A folder that does not exist.
 * @throws {Error} with a sentence when it does not start, is not healthy, or makes no dance.
 */
export async function tryImage({ cwd, env, command, healthCheck }, dataDir) {
  const user = process.getuid?.() === 0 ? USER : {};
  mkdirSync(dataDir, { mode: 0o770 });
  if (user.uid !== undefined) chownSync(dataDir, user.uid, user.gid);
  const port = await freePort();
  const variables = { ...env, PATH: process.env.PATH, HOST: "127.0.0.1", PORT: String(port), DATA_DIR: dataDir };
  const [program, ...args] = command;
  const server = spawn(program, args, { cwd, env: variables, ...user, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk) => (output += chunk));
  const ended = once(server, "exit");
  try {
    const [check, ...checkArgs] = healthCheck.slice(healthCheck[0] === "CMD" ? 1 : 0);
    const isHealthy = () => spawnSync(check, checkArgs, { cwd, env: variables, ...user }).status === 0;
    for (const until = Date.now() + START_MS; !isHealthy(); await sleep(LOOK_MS)) {
      if (server.exitCode !== null || Date.now() > until) throw new Error("The image's command does not start.");
    }
    await makeDance(`http://127.0.0.1:${port}`, cwd);
    server.kill("SIGTERM");
    const [status] = await ended;
    if (status !== 0) throw new Error(`The image's command ended with ${status} when it was told to stop.`);
  } catch (error) {
    throw new Error(`${error.message}\nIt has printed:\n${output}`, { cause: error });
  } finally {
    server.kill("SIGKILL");
  }
}

/** As a visitor: the first page, an account, a song of the library, its dance. With the image's own SDK. */
async function makeDance(site, cwd) {
  const page = await fetch(site);
  if (!page.ok || !(await page.text()).includes("<html")) throw new Error(`The first page answers ${page.status}.`);
  const sdk = (name) => import(pathToFileURL(join(cwd, "sdk/dist", name)).href);
  const [{ generate }, { createNatarajClient }, { createSession }] = await Promise.all(
    ["index.js", "client/index.js", "session/index.js"].map(sdk),
  );
  const [email, password] = ["stranger@example.org", "correct horse 7"];
  const formFields = Object.entries({ email, password }).map(([id, value]) => ({ id, value }));
  await fetch(`${site}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ formFields }),
  });
  const session = await createSession({ site, email, password });
  const client = createNatarajClient({ backend: `${site}/api`, fetch: session.fetch });
  const library = join(cwd, "server/dist/library");
  const name = (await readdir(library)).find((file) => file.endsWith(".mp3"));
  if (name === undefined) throw new Error("The image has no songs.");
  const file = new File([await readFile(join(library, name))], name);
  const song = { file, start: 0, end: 10_000, uid: session.uid, title: name, projectName: "brave otter" };
  const projectID = await client.createProject(song);
  await client.updateDanceForm(projectID, ["Salsa"]);
  await generate(client, projectID, {});
  const { choreography } = await client.fetchProject(projectID);
  if (!choreography) throw new Error("The image makes no dance.");
}

async function freePort() {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address();
  server.close();
  return port;
}
