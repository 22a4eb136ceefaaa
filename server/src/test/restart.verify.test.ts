import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { createServer as createHttpServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openDatabase } from "../database/database.ts";
import { startFakeS3 } from "./fake-s3.ts";
import { until } from "./fakes.ts";
import { makeSong } from "./make-song.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";
import { TestClient } from "./test-client.ts";

let dataDir: string;
const running = new Set<ServerProcess>();

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "nataraj-restart-"));
});
afterEach(async () => {
  for (const server of running) await server.stop("SIGKILL");
  running.clear();
  await rm(dataDir, { recursive: true });
});

async function start(environment: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
  const server = await startServerProcess(dataDir, environment);
  running.add(server);
  return server;
}

/** The port of a server, for the next in its place. */
const portOf = ({ url }: ServerProcess) => ({ PORT: new URL(url).port });

describe("the process", () => {
  test("keeps accounts, sessions and projects over a restart, and ends half-done work after a crash", async () => {
    const first = await start();
    expect(first.output()).toContain(`Nataraj is ready on http://localhost:${portOf(first).PORT}`);
    expect(first.output()).toContain("Words come from lyrics in the file only; nothing listens for others.");
    const leaver = new TestClient(first.url);
    await leaver.signUp("leaver@example.org");
    await leaver.createProject(await makeSong(2), { end: "2000" });
    const user = new TestClient(first.url);
    await user.signUp("owner@example.org");
    const { projectID } = await (await user.createProject(await makeSong(4), { end: "4000" })).json();
    await user.json("POST", "/api/updatedanceform", { projectID, danceform: "Salsa, " });
    const song = (await (await user.get(`/api/fetchproject/${projectID}`)).json()).project.song;
    const asked = user.json("POST", "/api/generatedance", { projectID }).catch((error: Error) => error);
    const project = async () => (await (await user.get(`/api/fetchproject/${projectID}`)).json()).project;
    await until(async () => (await project()).generating);
    await first.stop("SIGKILL");
    await asked;
    await noteDeletion({ uid: leaver.uid, email: "leaver@example.org" });
    const left = await leaveFolders(first.child.pid ?? 0);
    const ofLiving = await leaveFolders(process.pid);

    const second = await start(portOf(first));
    expect([left.filter(existsSync), ofLiving.filter(existsSync)]).toEqual([[], ofLiving]);
    for (const folder of ofLiving) await rm(folder, { recursive: true });
    await until(async () => (await project()).checkpoint === 3);
    await until(async () => (await leaver.get("/api/profile")).status === 401);
    expect((await user.get(song)).status).toBe(200);
    await user.get(`/api/deleteproject/${projectID}`);
    expect(await second.stop("SIGTERM")).toBe(0);
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
    const user = new TestClient(first.url);
    await user.signUp("waiting@example.org");
    const { projectID } = await (await user.createProject(await makeSong(4), { end: "4000" })).json();
    await user.json("POST", "/api/updatedanceform", { projectID, danceform: "Salsa, " });
    const asked = user.json("POST", "/api/generatedance", { projectID }).catch((error: Error) => error);
    await until(() => calls === 1);
    expect(await copies()).toHaveLength(1);
    expect(await first.stop("SIGTERM")).toBe(0);
    await asked;
    await until(() => left === 1);
    expect(await copies()).toEqual([]);

    const second = await start({ ...environment, ...portOf(first) });
    await until(() => calls === 2);
    await second.stop("SIGKILL");
    const [copy] = await copies();
    expect(copy).toBeDefined();

    answer = (response) => response.writeHead(429, { "retry-after": "3600" }).end("{}");
    const third = await start({ ...environment, ...portOf(first) });
    expect(await copies()).not.toContain(copy);
    const project = async () => (await (await user.get(`/api/fetchproject/${projectID}`)).json()).project;
    await until(async () => (await project()).checkpoint === 3);
    // Transcribing once more, planning once.
    expect(calls).toBe(4);
    expect(await third.stop("SIGTERM")).toBe(0);
    expect(await copies()).toEqual([]);
    await s3.close();
    service.close();
  });
});
