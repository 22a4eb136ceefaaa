import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { createServer as createHttpServer, type ServerResponse } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../database/database.ts";
import { startFakeS3 } from "./fake-s3.ts";
import { until } from "./fakes.ts";
import { makeSong } from "./make-song.ts";
import { TestClient } from "./test-client.ts";

const SERVER = fileURLToPath(new URL("../..", import.meta.url));
/** Of each run its own: several may be under way on one machine. */
const PORT = 20_000 + (process.pid % 10_000);
/** What an operator is told is a sentence, not where in the code it was thrown. */
const STACK = /^\s+at /m;

let dataDir: string;
const running = new Set<ChildProcess>();

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "nataraj-restart-"));
});
afterEach(async () => {
  for (const child of running) await kill(child, "SIGKILL");
  await rm(dataDir, { recursive: true });
});

/** `main.ts` in a process of its own; resolves when it says that it is ready. */
async function start(environment: Record<string, string> = {}): Promise<{ child: ChildProcess; output: () => string }> {
  const place = { PORT: String(PORT), DATA_DIR: "data", INIT_CWD: dataDir };
  const env = { ...process.env, ...place, WHISPER_MODEL: "off", ...environment };
  const args = ["--import", "tsx", "--conditions=@nataraj/source", "src/main.ts"];
  const child = spawn(process.execPath, args, { cwd: SERVER, env });
  running.add(child);
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  child.stderr?.on("data", (chunk) => (output += chunk));
  while (!output.includes("is ready on") && child.exitCode === null) {
    await Promise.race([once(child.stdout ?? child, "data"), once(child, "exit")]);
  }
  return { child, output: () => output };
}

async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  running.delete(child);
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill(signal);
  await once(child, "exit");
  return child.exitCode;
}

describe("the process", { timeout: 120_000 }, () => {
  test("keeps accounts, sessions and projects over a restart, and ends half-done work after a crash", async () => {
    const first = await start();
    expect(first.output()).toContain(`Nataraj is ready on http://localhost:${PORT}`);
    expect(first.output()).toContain("Words come from lyrics in the file only; nothing listens for others.");
    const leaver = new TestClient(`http://127.0.0.1:${PORT}`);
    await leaver.signUp("leaver@example.org");
    await leaver.createProject(await makeSong(2), { end: "2000" });
    const user = new TestClient(`http://127.0.0.1:${PORT}`);
    await user.signUp("owner@example.org");
    const { projectID } = await (await user.createProject(await makeSong(4), { end: "4000" })).json();
    await user.json("POST", "/api/updatedanceform", { projectID, danceform: "Salsa, " });
    const song = (await (await user.get(`/api/fetchproject/${projectID}`)).json()).project.song;
    const asked = user.json("POST", "/api/generatedance", { projectID }).catch((error: Error) => error);
    const project = async () => (await (await user.get(`/api/fetchproject/${projectID}`)).json()).project;
    await until(async () => (await project()).generating);
    await kill(first.child, "SIGKILL");
    await asked;
    await noteDeletion({ uid: leaver.uid, email: "leaver@example.org" });
    const left = await leaveFolders(first.child.pid ?? 0);
    const ofLiving = await leaveFolders(process.pid);

    const second = await start();
    expect([left.filter(existsSync), ofLiving.filter(existsSync)]).toEqual([[], ofLiving]);
    for (const folder of ofLiving) await rm(folder, { recursive: true });
    await until(async () => (await project()).checkpoint === 3);
    await until(async () => (await leaver.get("/api/profile")).status === 401);
    expect((await user.get(song)).status).toBe(200);
    await user.get(`/api/deleteproject/${projectID}`);
    expect(await kill(second.child, "SIGTERM")).toBe(0);
    expect(second.output()).not.toContain("@example.org");
    expect(second.output()).not.toContain("signature");
    expect(await readdir(join(dataDir, "data", "files", "songs"))).toEqual([]);
  });

  /** What a process leaves that is killed while ffmpeg runs, a backup is gathered, one is restored. */
  async function leaveFolders(pid: number): Promise<string[]> {
    const name = `${hostname().replaceAll("_", "-")}_${pid}_01234567_abcdef`;
    const data = join(dataDir, "data");
    const folders = [
      join(tmpdir(), `nataraj-ffmpeg-${name}`),
      join(data, "backups", name),
      join(data, "restoring", name),
    ];
    for (const folder of folders) await mkdir(folder, { recursive: true });
    return folders;
  }

  /** As a deletion of an account begins: what a crash leaves of it is the note. */
  async function noteDeletion(account: { uid: string; email: string }): Promise<void> {
    const knex = await openDatabase({ dataDir: join(dataDir, "data") });
    await knex("deletions").insert({ ...account, started_at: Date.now() });
    await knex.destroy();
  }

  test("ends by SIGTERM while a service lets it wait, leaves no copy of a song when it is killed, and dances without a service that is busy for an hour", async () => {
    const s3 = await startFakeS3("KEYID");
    let answer = (_response: ServerResponse) => {};
    let calls = 0;
    let left = 0;
    const service = createHttpServer((request, response) => {
      calls++;
      request.resume();
      response.on("close", () => left++);
      answer(response);
    }).listen(0, "127.0.0.1");
    await once(service, "listening");
    const environment = {
      OPENAI_BASE_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`,
      S3_BUCKET: "ours",
      S3_ENDPOINT: s3.url,
      S3_ACCESS_KEY_ID: "KEYID",
      S3_SECRET_ACCESS_KEY: "secret",
    };
    const copies = () => readdir(join(dataDir, "data", "copies"));
    const first = await start(environment);
    const user = new TestClient(`http://127.0.0.1:${PORT}`);
    await user.signUp("waiting@example.org");
    const { projectID } = await (await user.createProject(await makeSong(4), { end: "4000" })).json();
    await user.json("POST", "/api/updatedanceform", { projectID, danceform: "Salsa, " });
    const asked = user.json("POST", "/api/generatedance", { projectID }).catch((error: Error) => error);
    await until(() => calls === 1);
    expect(await copies()).toHaveLength(1);
    expect(await kill(first.child, "SIGTERM")).toBe(0);
    await asked;
    await until(() => left === 1);
    expect(await copies()).toEqual([]);

    const second = await start(environment);
    await until(() => calls === 2);
    await kill(second.child, "SIGKILL");
    const [copy] = await copies();
    expect(copy).toBeDefined();

    answer = (response) => response.writeHead(429, { "retry-after": "3600" }).end("{}");
    const third = await start(environment);
    expect(await copies()).not.toContain(copy);
    const project = async () => (await (await user.get(`/api/fetchproject/${projectID}`)).json()).project;
    await until(async () => (await project()).checkpoint === 3);
    // Transcribing once more, planning once.
    expect(calls).toBe(4);
    expect(await kill(third.child, "SIGTERM")).toBe(0);
    expect(await copies()).toEqual([]);
    await s3.close();
    service.close();
  });

  test("does not start with wrong settings, and says which", async () => {
    const { child, output } = await start({ ROLE: "everything", MAX_UPLOAD_MB: "none" });
    expect(child.exitCode).toBe(1);
    expect(output().trim().split("\n").sort()).toEqual([
      "MAX_UPLOAD_MB must be a whole number from 1 to 1024.",
      "ROLE must be web, worker or all.",
    ]);
  });

  test("does not start with a Whisper model that is not there", async () => {
    const { child, output } = await start({ WHISPER_MODEL: "/nowhere" });
    expect(child.exitCode).toBe(1);
    expect(output().trim()).toBe("WHISPER_MODEL is /nowhere. There is no Whisper model in this folder: /nowhere.");
  });

  test("does not start without the SuperTokens core that it is told of, and says so", async () => {
    const { child, output } = await start({ SUPERTOKENS_CONNECTION_URI: "http://127.0.0.1:9", LOG_LEVEL: "silent" });
    expect(child.exitCode).toBe(1);
    expect(output()).toMatch(
      /^The server could not start: The SuperTokens core of SUPERTOKENS_CONNECTION_URI \(http:\/\/127\.0\.0\.1:9\) does not answer/m,
    );
  });

  test("says that its port is in use", async () => {
    const other = createServer().listen(PORT, "127.0.0.1");
    await once(other, "listening");
    const { child, output } = await start();
    other.close();
    expect(child.exitCode).toBe(1);
    expect(output()).toContain(`Port ${PORT} is in use`);
  });

  test("keeps its data folder from other accounts and from a second server", async () => {
    await mkdir(join(dataDir, "data", "files"), { recursive: true });
    await writeFile(join(dataDir, "data", "nataraj.sqlite"), "");
    for (const [name, mode] of Object.entries({ data: 0o755, "data/files": 0o755, "data/nataraj.sqlite": 0o644 })) {
      await chmod(join(dataDir, name), mode);
    }
    await start();
    const user = new TestClient(`http://127.0.0.1:${PORT}`);
    await user.signUp("owner@example.org");
    expect((await user.createProject(await makeSong(2), { end: "2000" })).status).toBe(200);
    const names = await readdir(join(dataDir, "data"), { recursive: true });
    const entries = names.map((name) => name.replaceAll("\\", "/"));
    expect(entries).toEqual(expect.arrayContaining(["nataraj.sqlite", "nataraj.sqlite-wal", "nataraj.sqlite-shm"]));
    expect(entries.filter((name) => name.startsWith("files/songs/"))).toHaveLength(1);
    for (const name of ["", ...entries]) {
      const { mode } = await stat(join(dataDir, "data", name));
      // Windows has no such modes.
      if (process.platform !== "win32") expect([name, (mode & 0o077).toString(8)]).toEqual([name, "0"]);
    }

    const second = await start();
    expect(second.child.exitCode).toBe(1);
    expect(second.output()).toMatch(/^Another server uses DATA_DIR .*$/m);
    expect(second.output()).not.toMatch(STACK);
  });

  test("does not make a new installation of one whose database has gone", async () => {
    await mkdir(join(dataDir, "data", "files", "songs"), { recursive: true });
    await writeFile(join(dataDir, "data", "files", "songs", "a.mp3"), "");
    const { child, output } = await start();
    expect(child.exitCode).toBe(1);
    expect(output()).toMatch(/^DATA_DIR .* belongs to an installation, .*ALLOW_EMPTY_DATABASE=true\.$/m);
    expect(output()).not.toMatch(STACK);
    const told = await start({ ALLOW_EMPTY_DATABASE: "true" });
    expect(told.output()).toContain("Nataraj is ready");
  });

  test("does not tell the password of a database that does not answer", async () => {
    const { child, output } = await start({ DATABASE_URL: "postgres://nataraj:open-sesame@127.0.0.1:9/nataraj" });
    expect(child.exitCode).toBe(1);
    expect(output()).toContain("The database of DATABASE_URL cannot be used: connect ECONNREFUSED 127.0.0.1:9");
    expect(output()).not.toContain("open-sesame");
  });
});
