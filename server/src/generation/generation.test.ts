import type { HeardSong } from "@nataraj/sdk/contract";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { JobRunner } from "../jobs/job-runner.ts";
import { openJobs } from "../jobs/open-jobs.ts";
import { AUDIO_ANALYSIS, FakeSteps, fakeIntake, until } from "../test/fakes.ts";
import type { TestClient } from "../test/test-client.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";
import { createGeneration } from "./generate.ts";

let server: TestServer;
let steps: FakeSteps;
let user: TestClient;
let id: string;

let number = 0;

beforeAll(async () => {
  steps = new FakeSteps();
  server = await startTestServer({
    settings: { queueLimits: { ofOwner: 1, inAll: 2 } },
    overrides: { intake: fakeIntake, steps },
  });
});
afterAll(() => server.close());
beforeEach(async () => {
  steps.reset();
  user = await server.user(`user${++number}`);
  id = (await (await user.createProject(new Blob(["x"]))).json()).projectID;
  await user.json("POST", "/api/updatedanceform", { projectID: id, danceform: "Salsa, " });
});

const generate = () => user.json("POST", "/api/generatedance", { projectID: id });
const regenerate = (request: object) => user.json("POST", "/api/regenerate", { projectID: id, ...request });
const project = async () => (await (await user.get(`/api/fetchproject/${id}`)).json()).project;
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).error];
const jobs = () => server.services.knex("jobs").where({ project_id: id });

/** Holds the listening, or the words, back until the function that is returned is called. */
function hold(gate: "gate" | "lyricsGate" = "gate"): () => void {
  let release = () => {};
  steps[gate] = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

function eventsOf(text: string): { stage: string; progress: number; message?: string; heard?: HeardSong }[] {
  return [...text.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? ""));
}

describe("generation", () => {
  test("answers when the choreography is there", async () => {
    expect((await generate()).status).toBe(200);
    const made = await project();
    expect(made).toMatchObject({ checkpoint: 3, version: 1, generating: false });
    expect(Object.keys(JSON.parse(made.choreography))).toEqual(["0.00", "1.00"]);
    expect(steps.seeds).toEqual([id]);
  });

  test("asks for a style first", async () => {
    const draft = (await (await user.createProject(new Blob(["x"]))).json()).projectID;
    const answer = await user.json("POST", "/api/generatedance", { projectID: draft });
    expect(await codeOf(answer)).toEqual([409, "no_dance_style"]);
  });

  test("joins requests while it runs", async () => {
    const release = hold();
    const asked = [generate(), generate(), regenerate({})];
    await until(() => steps.analysed === 1);
    expect((await project()).generating).toBe(true);
    release();
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await jobs()).toHaveLength(1);
    expect(steps.analysed).toBe(1);
  });

  test("goes on when the person who asked has left", async () => {
    const release = hold();
    const leaving = new AbortController();
    const asked = user.fetch("/api/generatedance", {
      method: "POST",
      body: JSON.stringify({ projectID: id }),
      headers: { "content-type": "application/json" },
      signal: leaving.signal,
    });
    await until(() => steps.analysed === 1);
    leaving.abort();
    await expect(asked).rejects.toThrow();
    release();
    await until(async () => (await project()).checkpoint === 3);
  });

  test("publishes its stages, rising, to the end", async () => {
    const release = hold();
    const asked = generate();
    await until(() => steps.analysed === 1);
    const stream = await user.get(`/api/generation/nataraj-${id}`);
    expect(stream.headers.get("content-type")).toContain("text/event-stream");
    release();
    const events = eventsOf(await stream.text());
    expect(events[0]).toMatchObject({ stage: "listening" });
    expect(events.at(-1)).toEqual({ stage: "done", progress: 1 });
    const shares = events.map(({ progress }) => progress);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    await asked;
    expect(eventsOf(await (await user.get(`/api/generation/${id}`)).text())).toEqual([{ stage: "done", progress: 1 }]);
    // As JSON, for those who cannot read a body as it comes.
    const state = await user.fetch(`/api/generation/${id}`, { headers: { accept: "application/json" } });
    expect(await state.json()).toEqual({ stage: "done", progress: 1 });
  });

  test("tells what is heard, once a stage", async () => {
    const lyrics = [{ text: "Lift your hands", start: 0.5, end: 1.5 }];
    await server.services
      .knex("projects")
      .where({ id })
      .update({ lyrics: JSON.stringify({ lyrics, source: "tags" }) });
    const release = hold();
    const asked = generate();
    await until(() => steps.analysed === 1);
    const stream = await user.get(`/api/generation/${id}`);
    release();
    const events = eventsOf(await stream.text());
    expect(events[0]?.heard).toEqual({
      duration: expect.any(Number),
      words: [{ text: "Lift your hands", start: 0.5, beginsLine: true }],
    });
    expect(events.filter(({ stage, heard }) => stage === "listening" && heard)).toHaveLength(1);
    expect(events.at(-1)?.heard).toBeUndefined();
    await asked;
  });

  test("moves while words are heard, and leaves room for what follows", async () => {
    const release = hold("lyricsGate");
    const asked = generate();
    await until(async () => (await jobs())[0]?.progress > 0.1);
    const [job] = await jobs();
    expect(job.stage).toBe("transcribing");
    expect(job.progress).toBeLessThan(0.5);
    const stream = await user.get(`/api/generation/${id}`);
    release();
    expect((await asked).status).toBe(200);
    const [first, ...later] = eventsOf(await stream.text());
    expect(first).toMatchObject({ stage: "transcribing", words: "la la" });
    expect(later.every((event) => !("words" in event))).toBe(true);
  });

  test("looks for the words again with what its owner says of them, and keeps the dance", async () => {
    await generate();
    const before = await project();
    expect((await regenerate({ lyrics: "[Chorus]\nHold me\n", language: "hi" })).status).toBe(200);
    const after = await project();
    expect(after).toMatchObject({ version: before.version + 1, words: { source: "given", language: "hi" } });
    const stepsOf = (text: string) => Object.values(JSON.parse(text)).flatMap((each) => (each as { steps: [] }).steps);
    expect(stepsOf(after.choreography)).toEqual(stepsOf(before.choreography));
    expect(after.choreography).toContain('"lyrics":"Hold me"');
    expect(steps.analysed).toBe(1);
    // What is not said stays; "" forgets it.
    await regenerate({ lyrics: "" });
    expect((await project()).words).toEqual({ source: "none", language: "hi" });
    expect((await project()).choreography).not.toContain("Hold me");
    expect(await codeOf(await regenerate({ lyrics: "la", tempo: "half" }))).toEqual([400, "invalid_request"]);
    expect(await codeOf(await regenerate({ lyrics: "a".repeat(5_001) }))).toEqual([400, "invalid_request"]);
  });

  test("forgets a listener who leaves", async () => {
    const release = hold();
    const asked = generate();
    await until(() => steps.analysed === 1);
    const [job] = await jobs();
    const others = server.services.jobs.listeners(job.id);
    const leaving = new AbortController();
    const stream = await user.fetch(`/api/generation/${id}`, { signal: leaving.signal });
    await until(() => server.services.jobs.listeners(job.id) === others + 1);
    leaving.abort();
    await stream.text().catch(() => {});
    await until(() => server.services.jobs.listeners(job.id) === others);
    release();
    await asked;
  });

  test("has its events for those who ask just before it begins", async () => {
    const asJson = { headers: { accept: "application/json" } };
    expect(await codeOf(await user.fetch(`/api/generation/${id}`, asJson))).toEqual([404, "not_found"]);
    const early = await user.get(`/api/generation/${id}`);
    expect(early.status).toBe(200);
    await generate();
    expect(eventsOf(await early.text()).at(-1)).toMatchObject({ stage: "done" });
  });

  test("keeps the draft when it fails, says so, and can be tried again", async () => {
    steps.failure = new Error("secret detail");
    const answer = await generate();
    expect(answer.status).toBe(500);
    expect(await answer.json()).toEqual({
      error: "generation_failed",
      message: "The choreography could not be generated. Please try again.",
    });
    expect(await project()).toMatchObject({ checkpoint: 2, generating: false, choreography: "" });
    const [failed] = eventsOf(await (await user.get(`/api/generation/${id}`)).text());
    expect(failed).toMatchObject({ stage: "failed", message: expect.stringContaining("Please try again") });
    steps.failure = undefined;
    expect((await generate()).status).toBe(200);
    expect((await project()).checkpoint).toBe(3);
  });

  test("does not listen a second time, and plans differently when asked again", async () => {
    await generate();
    const first = (await project()).choreography;
    expect((await regenerate({})).status).toBe(200);
    expect(steps.analysed).toBe(1);
    expect(steps.seeds).toEqual([id, `${id}:1`]);
    expect(await project()).toMatchObject({ version: 2 });
    expect((await project()).choreography).not.toBe(first);
  });

  test("changes one segment and leaves the others", async () => {
    await generate();
    const before = JSON.parse((await project()).choreography);
    expect((await regenerate({ section: "1.00" })).status).toBe(200);
    const after = JSON.parse((await project()).choreography);
    expect(after["0.00"]).toEqual(before["0.00"]);
    expect(after["1.00"]).not.toEqual(before["1.00"]);
    expect((await regenerate({ section: "9.00" })).status).toBe(400);
    expect((await regenerate({ section: "__proto__" })).status).toBe(400);
    expect((await project()).version).toBe(2);
  });

  test("keeps lyrics, unknown fields and edits elsewhere when a segment changes", async () => {
    await generate();
    const edited = {
      "0.00": { lyrics: "la", steps: [22], start: 0, end: 1 },
      "1.00": { lyrics: "li", steps: [28], start: 1, end: 2, mood: "merry" },
    };
    const choreography = JSON.stringify(edited);
    await user.json("PUT", "/api/choreography", { projectID: id, choreography, version: 1 });
    expect((await regenerate({ section: "1.00" })).status).toBe(200);
    const after = JSON.parse((await project()).choreography);
    expect(after["0.00"]).toEqual(edited["0.00"]);
    expect(after["1.00"]).toMatchObject({ lyrics: "li", mood: "merry", start: 1, at: [1] });
    expect(after["1.00"].steps).not.toEqual([28]);
  });

  test("keeps changes elsewhere in the dance while a segment is planned", async () => {
    await generate();
    steps.gate = Promise.resolve();
    const { knex } = server.services;
    await knex("projects").where({ id }).update({ listening: null });
    const release = hold();
    const asked = regenerate({ section: "1.00" });
    await until(() => steps.analysed === 2);
    const { choreography, version } = await project();
    const edited = { ...JSON.parse(choreography), "0.00": { lyrics: "", steps: [22], start: 0, end: 1 } };
    const saved = { projectID: id, choreography: JSON.stringify(edited), version };
    expect((await user.json("PUT", "/api/choreography", saved)).status).toBe(200);
    release();
    expect((await asked).status).toBe(200);
    const after = await project();
    expect(after.version).toBe(3);
    expect(JSON.parse(after.choreography)["0.00"].steps).toEqual([22]);
  });

  test("takes no edit that the dance which is made would overwrite, until it is there", async () => {
    await generate();
    await server.services.knex("projects").where({ id }).update({ listening: null });
    const release = hold();
    const asked = regenerate({});
    await until(() => steps.analysed === 2);
    const choreography = '{"0.00":{"lyrics":"","steps":[22]}}';
    const save = (version: number) => user.json("PUT", "/api/choreography", { projectID: id, choreography, version });
    expect(await codeOf(await save(1))).toEqual([409, "being_generated"]);
    release();
    expect((await asked).status).toBe(200);
    expect(await codeOf(await save(1))).toEqual([409, "choreography_conflict"]);
    expect((await save(2)).status).toBe(200);
  });

  test("makes a request for something else wait for the end of the running one", async () => {
    await generate();
    await server.services.knex("projects").where({ id }).update({ listening: null });
    const release = hold();
    const first = regenerate({ section: "1.00" });
    await until(() => steps.analysed === 2);
    const others = [regenerate({ section: "1.00" }), regenerate({ section: "0.00" }), regenerate({ section: "0.00" })];
    const running = (await jobs()).find(({ status }) => status === "running");
    await until(() => server.services.jobs.listeners(running.id) === 4);
    release();
    const statuses = (await Promise.all([first, ...others])).map(({ status }) => status);
    expect(statuses).toEqual([200, 200, 200, 200]);
    expect(await jobs()).toHaveLength(3);
  });

  test("takes a segment or a tempo, not both", async () => {
    await generate();
    const answer = await regenerate({ section: "1.00", tempo: "half" });
    expect(await codeOf(answer)).toEqual([400, "invalid_request"]);
    expect((await project()).version).toBe(1);
  });

  test("keeps the user's corrections of the tempo, which take each other back", async () => {
    await generate();
    await regenerate({ tempo: "double" });
    await regenerate({});
    await regenerate({ tempo: "half" });
    expect(steps.tempos).toEqual([1, 2, 2, 1].map((times) => times * AUDIO_ANALYSIS.tempo));
  });

  test("plans to a tempo that was typed, and to beats that were moved", async () => {
    await generate();
    await regenerate({ tempo: "double" });
    await regenerate({ tempo: "tempo:92.5" });
    await regenerate({ tempo: "later:-40" });
    expect(steps.tempos).toEqual([AUDIO_ANALYSIS.tempo, 2 * AUDIO_ANALYSIS.tempo, 92.5, 92.5]);
    expect((await project()).tempoCorrections).toEqual(["tempo:92.5", "later:-40"]);
    expect(await codeOf(await regenerate({ tempo: "tempo:5" }))).toEqual([400, "invalid_request"]);
  });

  test("goes on from the tempo of the dance that was taken up again", async () => {
    await generate();
    const before = await project();
    await regenerate({ tempo: "double" });
    expect(await project()).toMatchObject({ version: 2, tempoCorrections: ["double"] });
    const save = (change: object) =>
      user.json("PUT", "/api/choreography", { projectID: id, choreography: before.choreography, ...change });
    expect((await save({ version: 2, tempoCorrections: before.tempoCorrections })).status).toBe(200);
    await regenerate({ tempo: "half" });
    await regenerate({ section: "0.00" });
    expect(await project()).toMatchObject({ version: 5, tempoCorrections: ["half"] });
    expect(steps.tempos.slice(0, 3)).toEqual([1, 2, 0.5].map((times) => times * AUDIO_ANALYSIS.tempo));
    // A save that names none leaves what is stored; no save goes beyond what may be asked for.
    await save({ version: 5 });
    expect((await project()).tempoCorrections).toEqual(["half"]);
    await save({ version: 6, tempoCorrections: Array.from({ length: 32 }, () => "double") });
    expect((await project()).tempoCorrections).toEqual(["double", "double"]);
    expect(await codeOf(await save({ version: 7, tempoCorrections: ["triple"] }))).toEqual([400, "invalid_request"]);
  });

  test("stops when the project is deleted, and the answer says so", async () => {
    hold();
    const asked = generate();
    await until(() => steps.analysed === 1);
    await user.get(`/api/deleteproject/${id}`);
    expect(await codeOf(await asked)).toEqual([404, "project_not_found"]);
    expect(await jobs()).toEqual([]);
  });

  test("is cancelled by its owner: waiting clients are told, the work stops, and it can be asked for again", async () => {
    hold();
    const asked = generate();
    await until(() => steps.analysed === 1);
    const events = user.get(`/api/generation/${id}`).then((answer) => answer.text());
    const other = await server.user(`other${number}`);
    const cancel = (who: TestClient) => who.fetch(`/api/generation/${id}`, { method: "DELETE" });
    expect(await codeOf(await cancel(other))).toEqual([403, "forbidden"]);
    expect((await cancel(user)).status).toBe(200);
    expect(await codeOf(await asked)).toEqual([409, "generation_cancelled"]);
    expect(eventsOf(await events).at(-1)).toMatchObject({
      stage: "failed",
      message: "The generation was cancelled.",
      code: "generation_cancelled",
    });
    await until(() => steps.aborted.some((path) => path.includes(id)));
    expect(await project()).toMatchObject({ checkpoint: 2, generating: false });
    steps.gate = Promise.resolve();
    expect((await generate()).status).toBe(200);
    expect((await cancel(user)).status).toBe(200);
    expect(await project()).toMatchObject({ checkpoint: 3 });
  });

  test("goes on for others while one waits for its service", async () => {
    const release = hold("lyricsGate");
    const slow = generate();
    // It waits for its words by now.
    await until(async () => (await jobs())[0]?.progress > 0.1);
    steps.lyricsGate = Promise.resolve();
    const { projectID } = await (await user.createProject(new Blob(["x"]))).json();
    await user.json("POST", "/api/updatedanceform", { projectID, danceform: "Salsa, " });
    expect((await user.json("POST", "/api/generatedance", { projectID })).status).toBe(200);
    expect((await jobs())[0]?.status).toBe("running");
    release();
    expect((await slow).status).toBe(200);
  });

  test("tells waiting clients their place, and refuses more where there is no room", async () => {
    const release = hold();
    const dance = async (who: TestClient) => {
      const { projectID } = await (await who.createProject(new Blob(["x"]))).json();
      await who.json("POST", "/api/updatedanceform", { projectID, danceform: "Salsa, " });
      return { projectID, asked: who.json("POST", "/api/generatedance", { projectID }) };
    };
    const statusOf = async (projectID: string) =>
      (await server.services.knex("jobs").where({ project_id: projectID }).first())?.status;
    const running = [{ asked: generate() }, await dance(user)];
    await until(() => steps.analysed === 2);
    const second = await dance(user);
    await until(async () => (await statusOf(second.projectID)) === "queued");
    const events = user.get(`/api/generation/${second.projectID}`).then((answer) => answer.text());
    const [other, third] = [await server.user(`waits${number}`), await server.user(`comes-late${number}`)];
    const first = await dance(other);
    await until(async () => (await statusOf(first.projectID)) === "queued");
    for (const [who, code] of [
      [other, "too_many_queued"],
      [third, "queue_full"],
    ] as const) {
      const refused = await (await dance(who)).asked;
      expect(refused.headers.get("retry-after")).toBe("30");
      expect(await codeOf(refused)).toEqual([503, code]);
    }
    release();
    for (const { asked } of [...running, second, first]) expect((await asked).status).toBe(200);
    const places = [...(await events).matchAll(/"place":(\d)/g)].map(([, place]) => place);
    expect(places.slice(0, 2)).toEqual(["1", "2"]);
    expect(eventsOf(await events).at(-1)).toEqual({ stage: "done", progress: 1 });
  });

  test("is put back when the server stops, and resumed by the next", async () => {
    hold();
    const asked = generate();
    await until(() => steps.analysed === 1);
    const [lyrics] = await server.services.knex("projects").where({ id }).pluck("lyrics");
    expect(JSON.parse(lyrics)).toEqual({ lyrics: [], source: "none" });
    const { knex, projects, storage, runner } = server.services;
    await runner?.stop();
    expect(await jobs()).toMatchObject([{ status: "queued", attempts: 0 }]);
    steps.gate = Promise.resolve();
    // As another process would have: nothing is shared but the database and the files.
    const logger = pino({ level: "silent" });
    const opened = await openJobs(knex, { limits: server.settings.queueLimits }, logger);
    const work = createGeneration({ knex, projects, storage, steps });
    const next = new JobRunner({ jobs: opened.jobs, work, logger });
    next.start();
    expect((await asked).status).toBe(200);
    expect((await project()).checkpoint).toBe(3);
    await next.stop();
    await opened.close();
  });
});
