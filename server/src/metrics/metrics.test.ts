import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FakeSteps, fakeIntake } from "../test/fakes.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";

const TOKEN = "a token for tests";

let server: TestServer;
let steps: FakeSteps;

const ask = (authorization?: string) =>
  fetch(`${server.url}/api/metrics`, authorization === undefined ? {} : { headers: { authorization } });
/** The value of each sample by its name with labels. */
async function samples(): Promise<Map<string, number>> {
  const answer = await ask(`Bearer ${TOKEN}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await answer.text()).split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(" ")), Number(line.split(" ").at(-1))]));
}

describe("GET /metrics", () => {
  beforeAll(async () => {
    steps = new FakeSteps();
    server = await startTestServer({ settings: { metricsToken: TOKEN }, overrides: { intake: fakeIntake, steps } });
  });
  afterAll(() => server.close());

  test("is for the operator alone", async () => {
    for (const wrong of [undefined, TOKEN, "Bearer ", `Bearer ${TOKEN}!`, `Basic ${TOKEN}`]) {
      const answer = await ask(wrong);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([401, "no-store"]);
      expect(await answer.text()).not.toContain("process_");
    }
  });

  test("counts requests by route, also of made-up addresses", async () => {
    await fetch(`${server.url}/api/fetchproject/${"1".repeat(32)}`);
    await fetch(`${server.url}/api/fetchproject/${"2".repeat(32)}`);
    await fetch(`${server.url}/api/made/up`);
    await fetch(`${server.url}/api/auth/made/up`);
    await fetch(`${server.url}/made/up`);
    const found = await samples();
    const count = (route: string) =>
      [...found]
        .filter(([name]) => name.startsWith("http_request_duration_seconds_count") && name.includes(`route="${route}"`))
        .reduce((sum, [, value]) => sum + value, 0);
    expect(count("/api/fetchproject/:projectId")).toBe(2);
    expect(["/api/*", "/api/auth/*", "/*"].map(count)).toEqual([1, 1, 1]);
    expect(found.get('http_request_duration_seconds_count{method="GET",route="/api/*",status="404"}')).toBe(1);
    expect([...found.keys()].join()).not.toContain("made");
    expect(found.get("process_resident_memory_bytes")).toBeGreaterThan(1e6);
    expect(found.get("nodejs_eventloop_lag_p99_seconds")).toBeGreaterThan(0);
    expect(found.get("nataraj_event_loop_utilization")).toBeLessThanOrEqual(1);
  });

  test("knows sessions, and what waits, runs, is done and has failed", async () => {
    const before = await samples();
    const user = await server.user("counted");
    expect((await samples()).get("nataraj_sessions")).toBe((before.get("nataraj_sessions") ?? 0) + 1);
    const { projectID } = await (await user.createProject(new Blob(["x"]))).json();
    await user.json("POST", "/api/updatedanceform", { projectID, danceform: "Salsa, " });

    let release = () => {};
    steps.gate = new Promise((resolve) => {
      release = resolve;
    });
    const asked = user.json("POST", "/api/generatedance", { projectID });
    await expect.poll(async () => (await samples()).get('nataraj_jobs{status="running"}')).toBe(1);
    release();
    expect((await asked).status).toBe(200);
    const after = await samples();
    expect(after.get('nataraj_jobs{status="running"}')).toBe(0);
    expect(after.get('nataraj_jobs{status="queued"}')).toBe(0);
    expect(after.get('nataraj_jobs_ended_total{outcome="done"}')).toBe(1);
    expect(after.get('nataraj_jobs_ended_total{outcome="failed"}')).toBe(0);
    expect(after.get("nataraj_jobs_oldest_wait_seconds")).toBe(0);
    for (const stage of ["listening", "choreographing"]) {
      expect(after.get(`nataraj_job_stage_duration_seconds_count{stage="${stage}"}`)).toBe(1);
    }
  });

  test("knows what the storage was asked, what it refused, and what it still has to remove", async () => {
    const { knex, storage } = server.services;
    await expect(storage.put("songs/a.mp3", { path: "/nowhere", contentType: "audio/mpeg" })).rejects.toThrow();
    await knex("discarded_files").insert({ storage_key: "songs/left.mp3", due_at: 1 });
    const user = await server.user("reader");
    const { projectID } = await (await user.createProject(new Blob(["x"]))).json();
    const { project } = await (await user.get(`/api/fetchproject/${projectID}`)).json();
    expect((await user.get(project.song)).status).toBe(200);
    const found = await samples();
    const count = (labels: string) => found.get(`nataraj_storage_operation_duration_seconds_count{${labels}}`);
    expect(count('operation="put",outcome="done"')).toBeGreaterThan(0);
    expect(count('operation="put",outcome="failed"')).toBe(1);
    expect(count('operation="read",outcome="done"')).toBe(1);
    expect(found.get("nataraj_files_to_remove")).toBe(1);
  });
});

describe("GET /metrics of another server", () => {
  test("is not there without a token in the settings", async () => {
    const other = await startTestServer({ overrides: { steps: new FakeSteps() } });
    const headers = { authorization: "Bearer undefined" };
    expect((await fetch(`${other.url}/api/metrics`, { headers })).status).toBe(404);
    await other.close();
  });

  test("is answered by a worker too", async () => {
    const settings = { role: "worker", metricsToken: TOKEN } as const;
    const worker = await startTestServer({ settings, overrides: { steps: new FakeSteps() } });
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect(await (await fetch(`${worker.url}/api/metrics`, { headers })).text()).toContain("nataraj_jobs_ended_total");
    await worker.close();
  });
});
