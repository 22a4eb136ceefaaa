import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Knex } from "knex";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createEmbeddedCore } from "../auth/core/app.ts";
import { CORE_WAIT_MS, coreWait } from "../auth/core-wait.ts";
import { openDatabase } from "../database/database.ts";
import { FakeSteps, fakeIntake } from "./fakes.ts";
import { startSilentProxy } from "./silent-proxy.ts";
import { startTestServer } from "./test-server.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-core-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe("a SuperTokens core of its own", () => {
  let knex: Knex;
  let core: Awaited<ReturnType<typeof createEmbeddedCore>>;
  beforeAll(async () => {
    knex = await openDatabase({ dataDir: join(folder, "core") });
    core = await createEmbeddedCore({ knex });
  });
  afterAll(() => knex.destroy());

  /** The embedded core stands in for the real one: to the server it is an address. */
  async function listen(port = 0): Promise<{ listener: Server; port: number }> {
    const listener = createServer(core.koa.callback()).listen(port, "127.0.0.1");
    await once(listener, "listening");
    return { listener, port: (listener.address() as AddressInfo).port };
  }
  async function goAway(listener: Server): Promise<void> {
    listener.closeAllConnections();
    listener.close();
    await once(listener, "close");
  }

  test("that goes away stops what needs an account, with a 503, and nothing else; it may come back", async () => {
    const { listener, port } = await listen();
    const supertokens = { connectionURI: `http://127.0.0.1:${port}` };
    const overrides = { intake: fakeIntake, steps: new FakeSteps() };
    const server = await startTestServer({ settings: { supertokens }, overrides });
    const user = await server.user("asha");
    const { projectID } = await (await user.createProject(new Blob(["x"]))).json();
    // The first call that asks for keys of the core's may be slower than the SDK waits for them: 401 until they are there.
    const publish = () => user.get(`/api/changeprojectvisibility/${projectID}/public`);
    await expect.poll(async () => (await publish()).status).toBe(200);

    await goAway(listener);
    const unavailable = [503, "unavailable"];
    const codeOf = async (answer: Response) => [answer.status, (await answer.json()).error];
    expect(await codeOf(await user.get("/api/profile"))).toEqual(unavailable);
    expect(await codeOf(await user.get(`/api/deleteproject/${projectID}`))).toEqual(unavailable);
    expect(await codeOf(await user.createProject(new Blob(["x"])))).toEqual(unavailable);
    const formFields = [
      { id: "email", value: "asha@example.org" },
      { id: "password", value: "correct horse 7" },
    ];
    const visitor = server.visitor();
    expect(await codeOf(await visitor.json("POST", "/api/auth/signin", { formFields }))).toEqual(unavailable);
    for (const path of ["/api/settings", "/api/blogs", "/api/healthz"]) {
      expect((await visitor.get(path)).status).toBe(200);
    }
    // Watchers are told; calls that need no account are answered all the same.
    const ready = await visitor.get("/api/readyz");
    const parts = { database: "OK", storage: "OK", core: "failed", queue: "OK" };
    expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ parts })]);
    expect((await visitor.get(`/api/fetchproject/${projectID}`)).status).toBe(200);

    const back = await listen(port);
    await expect.poll(async () => (await user.get("/api/profile")).status).toBe(200);
    expect((await user.get(`/api/deleteproject/${projectID}`)).status).toBe(200);
    await server.close();
    await goAway(back.listener);
  });

  test("that does not answer keeps nobody waiting for long", async () => {
    const { listener, port } = await listen();
    const route = await startSilentProxy(port);
    const server = await startTestServer({
      settings: { supertokens: { connectionURI: `http://127.0.0.1:${route.port}` } },
      overrides: { intake: fakeIntake, steps: new FakeSteps() },
    });
    const user = await server.user("ravi");
    const patient = coreWait.ms;
    expect(CORE_WAIT_MS).toBeLessThan(30_000);
    coreWait.ms = 300;
    route.silence();
    const unavailable = [503, "unavailable"];
    const answers = [await user.get("/api/profile"), await user.fetch("/api/auth/signout", { method: "POST" })];
    for (const answer of answers) expect([answer.status, (await answer.json()).error]).toEqual(unavailable);
    coreWait.ms = patient;
    route.drop();
    route.forward();
    // Not at once: the first call may still go over a connection that has broken.
    await expect.poll(async () => (await user.get("/api/profile")).status).toBe(200);
    await server.close();
    await route.close();
    await goAway(listener);
  });

  test("that is not there stops the start with a sentence", async () => {
    const { listener, port } = await listen();
    await goAway(listener);
    const supertokens = { connectionURI: `http://127.0.0.1:${port}` };
    await expect(startTestServer({ settings: { supertokens, dataDir: join(folder, "none") } })).rejects.toThrow(
      `The SuperTokens core of SUPERTOKENS_CONNECTION_URI (http://127.0.0.1:${port}) does not answer`,
    );
  });
});

test("a start that fails half way leaves nothing open, and may be tried again", async () => {
  const dataDir = join(folder, "half");
  await (await openDatabase({ dataDir })).destroy();
  const listeners = () => process.getActiveResourcesInfo().filter((name) => name === "TCPServerWrap").length;
  const before = listeners();
  // The folder for uploads is opened after the accounts were started.
  await writeFile(join(dataDir, "uploads"), "");
  await expect(startTestServer({ settings: { dataDir } })).rejects.toThrow();
  expect(listeners()).toBe(before);
  await rm(join(dataDir, "uploads"));
  const server = await startTestServer({ settings: { dataDir }, overrides: { steps: new FakeSteps() } });
  await server.user("again");
  await server.close();
  expect(listeners()).toBe(before);
});
