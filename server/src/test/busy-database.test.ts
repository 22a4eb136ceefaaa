import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sqliteFile } from "../database/database.ts";
import { holdLock } from "../database/testing/hold-lock.ts";
import { FakeSteps, fakeIntake } from "./fakes.ts";
import { PASSWORD, type TestClient } from "./test-client.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

const CHOREOGRAPHY = '{"0.00":{"lyrics":"nobody may read this","steps":[7,11]}}';

let dataDir: string;
let server: TestServer;
let log: string[];
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "nataraj-busy-"));
  log = [];
  server = await start();
});
afterEach(async () => {
  await server.close();
  await rm(dataDir, { recursive: true });
});

async function start(): Promise<TestServer> {
  const overrides = { intake: fakeIntake, steps: new FakeSteps() };
  const started = await startTestServer({ settings: { dataDir }, overrides, log: (line) => void log.push(line) });
  // Milliseconds. The product waits longer before it gives up.
  await started.services.knex.raw("PRAGMA busy_timeout = 50");
  return started;
}

async function makeProject(user: TestClient): Promise<string> {
  const { projectID } = await (await user.createProject(new Blob(["x"]))).json();
  const row = { checkpoint: 3, danceform: "Salsa, ", version: 1, choreography: CHOREOGRAPHY };
  await server.services.knex("projects").where({ id: projectID }).update(row);
  return projectID;
}

/** Calls that write: a sign-up, a login, a message, a choreography, a sign-out. */
async function writeEverything(user: TestClient, projectID: string): Promise<number[]> {
  const form = (email: string) => ({
    formFields: [
      { id: "email", value: email },
      { id: "password", value: PASSWORD },
    ],
  });
  const visitor = server.visitor();
  const message = { email: "writer@example.org", text: "a confidential message ".repeat(200) };
  const saved = { projectID, choreography: CHOREOGRAPHY.replace("7", `7${",7".repeat(3_000)}`), version: 1 };
  const answers = [
    await visitor.json("POST", "/api/auth/signup", form("newcomer@example.org")),
    await visitor.json("POST", "/api/auth/signin", form("owner@example.org")),
    await visitor.json("POST", "/api/contactus", message),
    await user.json("PUT", "/api/choreography", saved),
    await user.copy().fetch("/api/auth/signout", { method: "POST" }),
  ];
  return answers.map(({ status }) => status);
}

/** What may stand in no line of the log: addresses, hashes of passwords and sessions, and what people wrote. */
async function secrets(): Promise<string[]> {
  const { knex } = server.services;
  const hashes = [
    ...(await knex("st_users").pluck("password_hash")),
    ...(await knex("st_sessions").pluck("refresh_hash2")),
  ];
  expect(hashes.length).toBeGreaterThanOrEqual(2);
  return ["@example.org", "$argon2", "nobody may read this", "7,7,7", "a confidential message", PASSWORD, ...hashes];
}

function expectOnlyTold(told: string, values: string[]): void {
  const everything = log.join("");
  expect(everything).toContain(told);
  for (const value of values) expect(everything).not.toContain(value);
}

describe("a database that another process has locked", () => {
  test("loses nothing that is answered later, and its failures tell no secrets", async () => {
    const user = await server.user("owner");
    const projectID = await makeProject(user);
    const values = await secrets();

    const holder = await holdLock(sqliteFile(dataDir));
    expect(await writeEverything(user, projectID)).toEqual([503, 503, 503, 503, 503]);
    await holder.kill();

    expect((await user.get(`/api/changeprojectvisibility/${projectID}/public`)).status).toBe(200);
    const saved = { projectID, choreography: CHOREOGRAPHY.replace("11", "12"), version: 1 };
    expect((await user.json("PUT", "/api/choreography", saved)).status).toBe(200);
    const leaving = user.copy();
    await user.signOut();

    await server.close();
    server = await start();
    const { project } = await (await server.visitor().get(`/api/fetchproject/${projectID}`)).json();
    expect(project).toMatchObject({ visibility: "public", version: 2 });
    const again = server.visitor();
    for (const [name, cookie] of leaving.cookies) again.cookies.set(name, cookie);
    again.antiCsrf = leaving.antiCsrf;
    expect((await again.get("/api/profile")).status).toBe(401);
    expectOnlyTold("SQLITE_BUSY", values);
  });
});

describe("a full disk", () => {
  test("is told of in the log, without what should have been written", async () => {
    const user = await server.user("owner");
    const projectID = await makeProject(user);
    const values = await secrets();
    const { knex } = server.services;
    const [{ page_count: pages }] = await knex.raw("PRAGMA page_count");
    await knex.raw(`PRAGMA max_page_count = ${pages}`);
    expect(Math.max(...(await writeEverything(user, projectID)))).toBeGreaterThanOrEqual(500);
    await knex.raw("PRAGMA max_page_count = 1000000");
    expectOnlyTold("SQLITE_FULL", values);

    // Sign-outs need no room on the disk.
    await user.signIn("owner@example.org");
    expect(await writeEverything(user, projectID)).toEqual([200, 200, 200, 200, 200]);
  });
});
