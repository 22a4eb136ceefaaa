import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, mkdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "../../free-port.mjs";

const MAIN_JOB = fileURLToPath(new URL("../main-job.mjs", import.meta.url));
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
    await makeDance(`http://127.0.0.1:${port}`);
    server.kill("SIGTERM");
    const [status] = await ended;
    if (status !== 0) throw new Error(`The image's command ended with ${status} when it was told to stop.`);
  } catch (error) {
    throw new Error(`${error.message}\nIt has printed:\n${output}`, { cause: error });
  } finally {
    server.kill("SIGKILL");
  }
}

/** As a visitor: the first page, then what `main-job.mjs` does, with the checkout's SDK. */
async function makeDance(site) {
  const page = await fetch(site);
  if (!page.ok || !(await page.text()).includes("<html")) throw new Error(`The first page answers ${page.status}.`);
  const job = spawn(process.execPath, [MAIN_JOB], { env: { ...process.env, SITE: site }, stdio: "inherit" });
  const [status] = await once(job, "exit");
  if (status !== 0) throw new Error("The image makes no dance.");
}
