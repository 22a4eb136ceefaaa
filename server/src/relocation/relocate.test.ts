import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPostgresDatabase, type PostgresDatabase } from "../auth/testing/postgres.ts";
import { connectDatabase } from "../database/database.ts";
import { readSettings } from "../settings/read-settings.ts";
import { type FakeS3, startFakeS3 } from "../test/fake-s3.ts";
import { FakeSteps, fakeIntake, until } from "../test/fakes.ts";
import { runServerCommand } from "../test/server-process.ts";
import { TestClient } from "../test/test-client.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";
import { compareRows } from "./compare-rows.ts";
import { relocate } from "./relocate.ts";
import { readTables } from "./tables.ts";
import { targetSettings } from "./target-settings.ts";

const MOVE = "relocation/commands/move.ts";
const KEYS = { S3_ACCESS_KEY_ID: "KEYID", S3_SECRET_ACCESS_KEY: "secret" };

let folder: string;
let dataDir: string;
let postgres: PostgresDatabase;
let s3: FakeS3;
let steps: FakeSteps;
/** The browsers of people who are signed in. */
let asha: TestClient;
let ravi: TestClient;
let danced: string;
let waiting: string;
const opened: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-move-"));
  dataDir = join(folder, "data");
  postgres = await createPostgresDatabase();
  s3 = await startFakeS3("KEYID");
  steps = new FakeSteps();
  const server = await startOld("all");
  asha = await server.user("asha");
  ravi = await server.user("ravi");
  danced = await makeProject(asha);
  expect((await asha.json("POST", "/api/generatedance", { projectID: danced })).status).toBe(200);
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: "#ff8800" } })
    .png()
    .toBuffer();
  await asha.form("PUT", "/api/profilepicture", { file: new Blob([new Uint8Array(picture)]) });
  waiting = await makeProject(ravi);
  steps.gate = new Promise(() => {});
  const asked = ravi.json("POST", "/api/generatedance", { projectID: waiting }).catch(() => undefined);
  await until(() => steps.analysed === 2);
  await server.close();
  await asked;
  steps.gate = Promise.resolve();
});
afterAll(async () => {
  for (const end of opened.reverse()) await end();
  await s3?.close();
  await postgres?.drop();
  await rm(folder, { recursive: true });
});

/** The server of before; where it only answers, what waits goes on waiting. */
function startOld(role: "all" | "web" = "web"): Promise<TestServer> {
  return startTestServer({ settings: { dataDir, role }, overrides: { intake: fakeIntake, steps } });
}

/** A server over what was copied, as on another machine. */
function startNew(): Promise<TestServer> {
  const settings = { dataDir: join(folder, "new"), ...target() };
  return startTestServer({ settings, overrides: { intake: fakeIntake, steps } });
}

const target = () => targetSettings({ to: postgres.url, s3: `${s3.url}/bucket` }, KEYS, folder);
const move = (lines: string[] = []) =>
  relocate({ settings: { dataDir }, ...target(), print: (line) => void lines.push(line) });

async function makeProject(user: TestClient): Promise<string> {
  const { projectID } = await (await user.createProject(new Blob(["x"]))).json();
  await user.json("POST", "/api/updatedanceform", { projectID, danceform: "Salsa, " });
  return projectID;
}

async function connect(databaseUrl?: string): Promise<Knex> {
  const knex = await connectDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
  opened.push(() => knex.destroy());
  return knex;
}

const songs = () => [...s3.objects.keys()].filter((path) => path.startsWith("/bucket/songs/"));

test("a copy is made by the command, and repeated without harm", async () => {
  const result = await runServerCommand(MOVE, ["--to", postgres.url, "--s3", `${s3.url}/bucket`], folder, KEYS);
  expect(result.status, result.stderr).toBe(0);
  expect(result.stdout).toMatch(/^projects: 2 rows, the same \(sha256 [0-9a-f]{16}\)$/m);
  expect(result.stdout).toMatch(/^3 files, the same; 3 of them were copied now\.$/m);
  expect(await readdir(join(dataDir, "copies"))).toEqual([]);

  // Where a row lies changes when it is written, even with what it holds already.
  const knex = await connect(postgres.url);
  const places = () => knex("projects").orderBy("id").select("id", knex.raw("ctid::text"), knex.raw("xmin::text"));
  const earlier = await places();
  expect((await move()).files).toEqual({ same: 3, copied: 0, missing: [] });
  expect(await places()).toEqual(earlier);
});

test("a later run brings the copy to what the installation is by then", async () => {
  const server = await startOld();
  const other = await makeProject(Object.assign(asha, { url: server.url }));
  await server.close();
  await move();
  expect(songs()).toHaveLength(3);
  const again = await startOld();
  await Object.assign(asha, { url: again.url }).get(`/api/deleteproject/${other}`);
  await asha.json("PUT", "/api/project", { projectID: danced, name: "calm heron" });
  await again.close();
  const lines: string[] = [];
  const { tables } = await move(lines);
  expect(tables.find(({ name }) => name === "projects")?.rows).toBe(2);
  expect(songs()).toHaveLength(2);
  expect(lines.indexOf("Copying projects")).toBeLessThan(lines.indexOf("Copying jobs"));
});

test("a row that differs, is missing or is one too many is told", async () => {
  const [source, copy] = [await connect(), await connect(postgres.url)];
  const tables = await readTables(source);
  const projects = tables.find(({ name }) => name === "projects");
  const compare = () => compareRows(source, copy, projects as (typeof tables)[number]);
  const [row] = await copy("projects").where({ id: danced });
  await copy("projects").where({ id: danced }).update({ duration: 2.0000000001 });
  await expect(compare()).rejects.toThrow(`The row ["${danced}"] of the table projects differs`);
  await copy("projects").where({ id: danced }).delete();
  await expect(compare()).rejects.toThrow("is missing");
  await copy("projects").insert([row, { ...row, id: "0".repeat(32), song_key: "songs/0.mp3" }]);
  await expect(compare()).rejects.toThrow("has 3 rows instead of 2");
  await move();
  expect((await compare()).rows).toBe(2);
});

test("is refused where it would do harm, in sentences", async () => {
  const server = await startOld();
  await expect(move()).rejects.toThrow("Another server uses DATA_DIR");
  await server.close();
  const settings = readSettings({ DATA_DIR: "data", DATABASE_URL: "postgres://localhost/x" }, folder);
  await expect(relocate({ ...target(), settings, print() {} })).rejects.toThrow("DATABASE_URL is set");
  const nowhere = { dataDir: join(folder, "nowhere") };
  await expect(relocate({ ...target(), settings: nowhere, print() {} })).rejects.toThrow("holds no installation");
  const other = join(folder, "other");
  await (await startTestServer({ settings: { dataDir: other } })).close();
  await expect(relocate({ ...target(), settings: { dataDir: other }, print() {} })).rejects.toThrow(
    "Another installation is being moved into this database",
  );
  for (const s3Address of ["bucket", "https://host", "https://host/a/b", "s3://bucket/key", "ftp://host/bucket"]) {
    expect(() => targetSettings({ to: postgres.url, s3: s3Address }, KEYS, folder)).toThrow("--s3 is an address");
  }
  expect(() => targetSettings({ to: "nonsense", s3: undefined }, KEYS, folder)).toThrow();
  expect(() => targetSettings({ to: postgres.url, s3: "s3://bucket" }, {}, folder)).toThrow();
  // PostgreSQL has no text with a NUL.
  const source = await connect();
  await source("contact_messages").insert({ id: "nul", email: "a@example.org", text: "a\0b", created_at: 1 });
  await expect(move()).rejects.toThrow('PostgreSQL does not take the row ["nul"] of the table contact_messages');
  await source("contact_messages").delete();
});

test("people go on where they were: signed in, with projects, songs, pictures and what was being generated", async () => {
  s3.objects.set("/bucket/unrelated", { body: Buffer.from("x"), type: "x" });
  await move();
  const server = await startNew();
  for (const user of [asha, ravi]) Object.assign(user, { url: server.url });
  const { project } = await (await asha.get(`/api/fetchproject/${danced}`)).json();
  expect(project).toMatchObject({ projectName: "calm heron", checkpoint: 3 });
  expect(await (await asha.get(project.song)).text()).toContain("not really music");
  const { photoURL } = await (await asha.get("/api/profile")).json();
  expect(await sharp(await (await asha.get(photoURL)).arrayBuffer()).metadata()).toMatchObject({ format: "png" });
  await until(async () => (await server.services.projects.find(waiting))?.checkpoint === 3);
  // Old tokens are renewed, passwords hold, and the anti-CSRF token too.
  expect((await ravi.fetch("/api/auth/session/refresh", { method: "POST" })).status).toBe(200);
  await new TestClient(server.url).signIn("asha@example.org");
  expect((await ravi.get(`/api/deleteproject/${waiting}`)).status).toBe(200);
  expect(s3.objects.has("/bucket/unrelated")).toBe(true);
  await server.close();
  // From now on it is the servers'.
  await expect(move()).rejects.toThrow("that a server has used");
});
