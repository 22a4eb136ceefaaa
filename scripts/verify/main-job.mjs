/**
 * The main job of the product, on a built checkout, by the Node that runs this file: an account is made, a minute of a
 * song is sent, a dance is made of it and read again. It uses nothing but the built packages, as an engineer outside
 * would. A server is started for it on an empty data folder, unless SITE names one.
 *
 * [SITE=http://localhost:4000] node scripts/verify/main-job.mjs
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createNatarajClient, generate } from "@nataraj/sdk";
import { buildTimeline, readChoreography } from "@nataraj/sdk/choreography";
import { createSession } from "@nataraj/sdk/session";
import { freePort } from "../free-port.mjs";
import { untilReady } from "./until-ready.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** A song of the library, with its beats a minute. */
const SONG = { title: "Neon Staircase", tempo: 124 };
/** The part of the song that is sent: longer than what a fault of the sampling rate lets through. Milliseconds. */
const PART = { start: 4_000, end: 64_000 };
const ACCOUNT = { email: "stranger@example.org", password: "correct horse 7" };

/** Starts the built server; resolves once it is ready. */
async function startServer(dataDir) {
  const port = await freePort();
  const child = spawn(process.execPath, ["server/dist/main.js"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), DATA_DIR: dataDir, WHISPER_MODEL: "off" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await untilReady(child);
  return {
    site: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill();
        await once(child, "exit");
      }
    },
  };
}

async function signUp(site) {
  const formFields = Object.entries(ACCOUNT).map(([id, value]) => ({ id, value }));
  const answer = await fetch(`${site}/api/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json", "st-auth-mode": "header" },
    body: JSON.stringify({ formFields }),
  });
  const { status } = await answer.json();
  if (status !== "OK") throw new Error(`The account was not made: ${status}`);
  return createSession({ site, ...ACCOUNT });
}

/** @throws {Error} with a sentence where the dance is not what it should be. */
function assertDance({ choreography, duration }) {
  const wanted = (PART.end - PART.start) / 1000;
  if (Math.abs(duration - wanted) > 0.05) throw new Error(`The song takes ${duration} s and not ${wanted} s.`);
  const { beats, segments } = buildTimeline(readChoreography(choreography).document, duration);
  const tempo = (60 * (beats.length - 1)) / (beats.at(-1) - beats[0]);
  if (Math.abs(tempo / SONG.tempo - 1) > 0.02)
    throw new Error(`The beats are heard at ${tempo}, and not at ${SONG.tempo}.`);
  const steps = segments.flatMap((segment) => segment.steps);
  if (steps.length < 10) throw new Error(`The dance has ${steps.length} steps.`);
  return steps.length;
}

/** A song of the library, as the site gives it to those who pick one. */
async function fetchSong(site) {
  const { songs } = await (await fetch(`${site}/api/songs`)).json();
  const song = songs.find(({ title }) => title === SONG.title);
  const sound = song && (await fetch(new URL(song.url, site)));
  if (!sound?.ok) throw new Error(`The site has no song "${SONG.title}".`);
  return new File([await sound.blob()], "song.mp3");
}

/** Does the main job at a site. */
async function doMainJob(site) {
  const session = await signUp(site);
  const client = createNatarajClient({ backend: `${site}/api`, fetch: session.fetch });
  const fields = {
    file: await fetchSong(site),
    ...PART,
    uid: session.uid,
    title: SONG.title,
    projectName: "brave otter",
  };
  const projectID = await client.createProject(fields);
  await client.updateDanceForm(projectID, ["Salsa", "Ballet"]);
  await generate(client, projectID, {});
  return assertDance(await client.fetchProject(projectID));
}

/** Calls a function with the address of a server of its own. */
async function withServer(use) {
  const dataDir = mkdtempSync(join(tmpdir(), "nataraj-verify-"));
  const server = await startServer(dataDir);
  try {
    return await use(server.site);
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const started = Date.now();
try {
  const steps = await (process.env.SITE ? doMainJob(process.env.SITE) : withServer(doMainJob));
  console.log(
    `Node ${process.versions.node}: a dance of ${steps} steps in ${Math.round((Date.now() - started) / 1000)} s`,
  );
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
