import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type FakeS3, startFakeS3 } from "./fake-s3.ts";
import { FakeSteps, fakeIntake, until } from "./fakes.ts";
import { type SilentProxy, startSilentProxy } from "./silent-proxy.ts";
import type { TestClient } from "./test-client.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

let s3: FakeS3;
let route: SilentProxy;
let server: TestServer;
/** Short ones, for what never answers, and longer than a busy machine takes. Milliseconds. */
const TIMEOUTS = { connectionTimeout: 1_500, requestTimeout: 1_500, socketTimeout: 1_500 };

beforeAll(async () => {
  s3 = await startFakeS3("KEYID");
  route = await startSilentProxy(Number(new URL(s3.url).port));
  const endpoint = `http://127.0.0.1:${route.port}`;
  server = await startTestServer({
    settings: {
      s3: { bucket: "ours", endpoint, region: "us-east-1", accessKeyId: "KEYID", secretAccessKey: "secret" },
    },
    overrides: { intake: fakeIntake, steps: new FakeSteps(), storageTimeouts: TIMEOUTS },
  });
});
afterAll(async () => {
  await server.close();
  await route.close();
  await s3.close();
});

const codeOf = async (answer: Response) => [answer.status, (await answer.json()).error];
const createProject = async (user: TestClient): Promise<string> =>
  (await (await user.createProject(new Blob(["x"]))).json()).projectID;

describe("a server", () => {
  test("whose storage goes away refuses uploads with a 503, and no deletion: files go when it is back", async () => {
    const [owner, leaver] = [await server.user("owner"), await server.user("leaver")];
    const [kept, removed] = [await createProject(owner), await createProject(owner)];
    await createProject(leaver);
    expect(s3.objects.size).toBe(3);
    expect((await owner.get("/api/readyz")).status).toBe(200);

    await s3.close();
    expect(await codeOf(await owner.createProject(new Blob(["x"])))).toEqual([503, "unavailable"]);
    expect((await owner.get(`/api/deleteproject/${removed}`)).status).toBe(200);
    expect(await codeOf(await owner.get(`/api/fetchproject/${removed}`))).toEqual([404, "project_not_found"]);
    expect((await owner.get(`/api/fetchproject/${kept}`)).status).toBe(200);
    expect((await leaver.get(`/api/deleteaccount/${leaver.uid}`)).status).toBe(200);
    expect((await leaver.get("/api/profile")).status).toBe(401);
    await expect(server.visitor().signIn("leaver@example.org")).rejects.toThrow("WRONG_CREDENTIALS_ERROR");
    await until(async () => (await owner.get("/api/readyz")).status === 503);
    const { parts } = await (await owner.get("/api/readyz")).json();
    expect(parts).toEqual({ database: "OK", storage: "failed", core: "OK", queue: "OK" });
    expect((await owner.get("/api/healthz")).status).toBe(200);
    expect(s3.objects.size).toBe(3);

    s3 = await startFakeS3("KEYID", s3);
    await until(() => s3.objects.size === 1);
    await until(async () => (await owner.get("/api/readyz")).status === 200);
    expect([...s3.objects.keys()].filter((key) => key.includes("songs/"))).toHaveLength(1);
    const rows = await server.services.knex("discarded_files").where("due_at", "<=", Date.now());
    expect(rows).toEqual([]);
  });

  test("whose storage does not answer answers with a 503 itself, and as before when it is back", async () => {
    const user = await server.user("patient");
    const id = await createProject(user);
    const { project } = await (await user.get(`/api/fetchproject/${id}`)).json();
    route.silence();
    const refused = [503, "unavailable"];
    const [song, upload] = await Promise.all([user.get(project.song), user.createProject(new Blob(["x"]))]);
    expect([await codeOf(song), await codeOf(upload)]).toEqual([refused, refused]);
    route.drop();
    route.forward();
    // Not at once: the first call may still go over a connection that has broken.
    await expect.poll(async () => (await user.get(project.song)).status).toBe(200);
    await expect.poll(async () => (await user.createProject(new Blob(["x"]))).status).toBe(200);
  });

  test("answers with a 503 and is not ready while its database cannot be written", async () => {
    const { knex } = server.services;
    const user = await server.user("writer");
    await knex.raw("PRAGMA query_only = ON");
    expect(await codeOf(await user.get(`/api/createuserdata/${user.uid}`))).toEqual([503, "unavailable"]);
    await until(async () => (await server.visitor().get("/api/readyz")).status === 503);
    expect((await (await user.get("/api/readyz")).json()).parts).toMatchObject({ database: "failed", storage: "OK" });
    await knex.raw("PRAGMA query_only = OFF");
    await until(async () => (await server.visitor().get("/api/readyz")).status === 200);
  });

  test("is not ready while generations wait and nobody works at them", async () => {
    const { knex } = server.services;
    const user = await server.user("waiter");
    const project_id = await createProject(user);
    await server.services.runner?.stop();
    const times = { created_at: 1, updated_at: 1 };
    await knex("jobs").insert({
      ...{ id: "old", project_id, request: "{}", status: "queued", stage: "queued", progress: 0 },
      ...times,
    });
    const partsOf = async () => (await (await user.get("/api/readyz")).json()).parts;
    await until(async () => (await partsOf()).queue === "failed");
    await knex("jobs")
      .where({ id: "old" })
      .update({ status: "running", lease_until: Date.now() + 60_000 });
    await until(async () => (await partsOf()).queue === "OK");
  });
});
