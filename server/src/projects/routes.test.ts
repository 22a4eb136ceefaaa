import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FakeSteps, fakeIntake } from "../test/fakes.ts";
import type { TestClient } from "../test/test-client.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";

let server: TestServer;
let user: TestClient;
let id: string;
let number = 0;

beforeAll(async () => {
  server = await startTestServer({ overrides: { intake: fakeIntake, steps: new FakeSteps() } });
});
afterAll(() => server.close());
beforeEach(async () => {
  user = await server.user(`user${++number}`);
  id = (await (await user.createProject(new Blob(["x"]))).json()).projectID;
});

const project = async () => (await (await user.get(`/api/fetchproject/${id}`)).json()).project;
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).error];

describe("the calls about projects", () => {
  test("list the user's own, newest first, as the dashboard shows them", async () => {
    const later = (await (await user.createProject(new Blob(["x"]), { projectName: "late lynx" })).json()).projectID;
    await server.services.knex("projects").where({ id }).update({ created_at: 1 });
    const answer = await user.get(`/api/fetchprojects/${user.uid}`);
    const draft = {
      duration: 2,
      visibility: "private",
      checkpoint: 1,
      generating: false,
      danceform: "",
      title: expect.any(String),
    };
    expect(await answer.json()).toEqual({
      projects: [
        { projectID: later, projectName: "late lynx", ...draft, created: expect.any(Number) },
        { projectID: id, projectName: "brave otter", ...draft, created: 1 },
      ],
    });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  test("tell an id that is none from a project that is none", async () => {
    expect(await codeOf(await user.get("/api/fetchproject/1"))).toEqual([400, "invalid_project_id"]);
    expect(await codeOf(await user.get(`/api/fetchproject/${"f".repeat(32)}`))).toEqual([404, "project_not_found"]);
    expect(await codeOf(await user.get("/api/fetchproject/%E0%A4%A"))).toEqual([400, "invalid_project_id"]);
  });

  test("take ids with and without the prefix, and never keep the answer of a changing GET", async () => {
    for (const [form, visibility] of [
      [id, "public"],
      [`nataraj-${id}`, "private"],
    ]) {
      const answer = await user.get(`/api/changeprojectvisibility/${form}/${visibility}`);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect((await project()).visibility).toBe(visibility);
    }
    expect(await codeOf(await user.get(`/api/changeprojectvisibility/${id}/hidden`))).toEqual([400, "invalid_request"]);
  });

  test("keep the words that come with a song, within bounds", async () => {
    const create = (fields: Record<string, string>) => user.createProject(new Blob(["x"]), fields);
    const made = (await (await create({ lyrics: "Hold me\r\nclose", language: "en" })).json()).projectID;
    const stored = await server.services.knex("projects").where({ id: made }).first("known_lyrics");
    expect(JSON.parse(stored.known_lyrics)).toEqual({ lyrics: "Hold me\nclose", language: "en" });
    const hindi = "सुबह हुई\n".repeat(600).slice(0, 5_000).trim();
    const ofHindi = (await (await create({ lyrics: ` ${hindi} ` })).json()).projectID;
    const kept = await server.services.knex("projects").where({ id: ofHindi }).first("known_lyrics");
    expect(JSON.parse(kept.known_lyrics).lyrics).toBe(hindi);
    expect(await codeOf(await create({ lyrics: "a".repeat(5_001) }))).toEqual([400, "invalid_request"]);
    expect(await codeOf(await create({ language: "English" }))).toEqual([400, "invalid_request"]);
  });

  test("correct the lyrics that the next dance is planned to", async () => {
    const segment = { lyrics: "Hold me", steps: [1], start: 0.5, end: 2 };
    const found = { lyrics: [{ text: "Hold me", start: 0.5, end: 1.5 }], source: "whisper", language: "en" };
    const row = { checkpoint: 3, version: 1, choreography: JSON.stringify({ "0.50": segment }) };
    await server.services
      .knex("projects")
      .where({ id })
      .update({ ...row, lyrics: JSON.stringify(found) });
    const choreography = JSON.stringify({ "0.50": { ...segment, lyrics: "Hold him" } });
    const answer = await user.json("PUT", "/api/choreography", { projectID: id, choreography, version: 1 });
    expect(answer.status).toBe(200);
    const { lyrics } = await server.services.knex("projects").where({ id }).first("lyrics");
    expect(JSON.parse(lyrics)).toEqual({ ...found, lyrics: [{ text: "Hold him", start: 0.5, end: 2 }] });
    expect((await project()).words).toEqual({ source: "whisper", language: "en" });
  });

  test("save the styles that exist, and demand one", async () => {
    const save = (danceform: string) => user.json("POST", "/api/updatedanceform", { projectID: id, danceform });
    expect((await save("Salsa, Tango, Ballet, Salsa, ")).status).toBe(200);
    expect(await project()).toMatchObject({ danceform: "Salsa, Ballet, ", checkpoint: 2 });
    const refused = await save("Tango, ");
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      error: "invalid_style",
      fields: [{ path: "danceform", message: expect.stringContaining("expected one of Hip Hop, Freestyle") }],
    });
    expect(await codeOf(await save(""))).toEqual([400, "invalid_style"]);
  });

  test.each(["", "{", "[]", '"text"', '{"projectID": 5}', '{"projectID": {"$ne": null}, "danceform": "Salsa"}'])(
    "refuse the body %s",
    async (body) => {
      const headers = { "content-type": "application/json" };
      const answer = await user.fetch("/api/updatedanceform", { method: "POST", body, headers });
      expect(await codeOf(answer)).toEqual([400, "invalid_request"]);
    },
  );

  test("refuse a body without end", async () => {
    const answer = await user.json("POST", "/api/updatedanceform", { danceform: "x".repeat(1_100_000) });
    expect(answer.status).toBe(400);
  });

  test("delete a project with its song, also when asked with the prefix", async () => {
    expect((await user.get(`/api/deleteproject/nataraj-${id}`)).status).toBe(200);
    await expect.poll(() => server.files()).not.toContain(`files/songs/${id}.mp3`);
    expect(await codeOf(await user.get(`/api/fetchproject/${id}`))).toEqual([404, "project_not_found"]);
    expect(await codeOf(await user.get(`/api/deleteproject/${id}`))).toEqual([404, "project_not_found"]);
  });

  test("rename a project, its dance and its visibility stay", async () => {
    const before = await project();
    const rename = (body: object) => user.json("PUT", "/api/project", body);
    expect((await rename({ projectID: `nataraj-${id}`, name: "  shy\n\u0007fox " })).status).toBe(200);
    expect(await project()).toEqual({ ...before, song: expect.any(String), projectName: "shy fox" });
    for (const name of ["", "  ", "\u0007", "x".repeat(81), 5, null]) {
      expect(await codeOf(await rename({ projectID: id, name }))).toEqual([400, "invalid_request"]);
    }
    expect(await codeOf(await rename({ projectID: id }))).toEqual([400, "invalid_request"]);
    expect(await codeOf(await rename({ projectID: "f".repeat(32), name: "a" }))).toEqual([404, "project_not_found"]);
    expect((await project()).projectName).toBe("shy fox");
  });

  test("keep how a project is shown, a part at a time, for everyone who opens it", async () => {
    const change = (body: object) => user.json("PUT", "/api/project", { projectID: id, ...body });
    const before = await project();
    expect(before).not.toHaveProperty("staging");
    const cast = { dancers: 3, arrangement: "canon", delay: 2, looks: ["street/teal", "ballet/plum"] };
    const answers = await Promise.all([
      change({ cast }),
      change({ environment: "temple" }),
      change({ camera: "follow", name: "late lynx" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const staging = { cast, environment: "temple", camera: "follow" };
    const after = { ...before, song: expect.any(String), projectName: "late lynx", staging };
    expect(await project()).toEqual(after);
    for (const wrong of [
      { cast: { ...cast, dancers: 4 } },
      { cast: { ...cast, delay: 3 } },
      { cast: { ...cast, arrangement: "chaos" } },
      { cast: { ...cast, looks: Array(6).fill("street/teal") } },
      { cast: { ...cast, looks: ["street/".padEnd(41, "x")] } },
      { cast: { ...cast, looks: ["<script>"] } },
      { cast: null },
      { environment: "moon" },
      { camera: "automatic", environment: 5 },
      { name: "good", camera: "behind" },
    ]) {
      expect(await codeOf(await change(wrong))).toEqual([400, "invalid_request"]);
    }
    expect(await project()).toEqual(after);
    const other = await server.user(`user${++number}`);
    expect(await codeOf(await other.json("PUT", "/api/project", { projectID: id, camera: "top" }))).toEqual([
      403,
      "forbidden",
    ]);
    await user.get(`/api/changeprojectvisibility/${id}/public`);
    expect((await (await server.visitor().get(`/api/fetchproject/${id}`)).json()).project.staging).toEqual(staging);
    // What a later version has stored, and this one does not know, is as if nothing was chosen.
    await server.services.knex("projects").where({ id }).update({ staging: '{"environment":"moon"}' });
    expect(await project()).not.toHaveProperty("staging");
  });

  test("duplicate a project with its own song, as long as there is room", async () => {
    const { knex } = server.services;
    const staging = '{"environment":"temple"}';
    const dance = {
      checkpoint: 3,
      danceform: "Salsa, ",
      version: 4,
      choreography: '{"0.00":{"lyrics":"","steps":[1]}}',
    };
    await knex("projects")
      .where({ id })
      .update({ ...dance, staging, visibility: "public", name: "x".repeat(80), request_key: "a", lyrics: "{}" });
    const duplicate = () => user.json("POST", "/api/duplicate", { projectID: `nataraj-${id}` });
    const { projectID } = await (await duplicate()).json();
    const before = await project();
    const copy = (await (await user.get(`/api/fetchproject/${projectID}`)).json()).project;
    expect(copy).toEqual({
      ...before,
      projectID,
      visibility: "private",
      projectName: `${"x".repeat(75)} copy`,
      song: expect.stringContaining(projectID),
    });
    expect(await knex("projects").where({ id: projectID }).first("lyrics", "request_key", "title")).toEqual({
      lyrics: "{}",
      request_key: null,
      title: "song.mp3",
    });
    // Each has a song of its own.
    await user.get(`/api/deleteproject/${id}`);
    expect((await user.get(copy.song)).status).toBe(200);
    const again = () => user.json("POST", "/api/duplicate", { projectID });
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 403]);
    const files = await server.files();
    expect(await codeOf(await again())).toEqual([403, "project_limit"]);
    await expect.poll(() => server.files()).toEqual(files);
    const keys: string[] = await knex("projects").where({ owner: user.uid }).pluck("song_key");
    for (const key of keys) expect(files).toContain(`files/${key}`);
    await expect.poll(() => knex("discarded_files")).toEqual([]);
  });

  test("save an edited choreography once for each version", async () => {
    const save = (choreography: string, version: number) =>
      user.json("PUT", "/api/choreography", { projectID: id, choreography, version });
    const edited = '{"0.00":{"lyrics":"hello","steps":[27,19]}}';
    expect(await codeOf(await save(edited, 0))).toEqual([400, "invalid_choreography"]);
    await server.services.knex("projects").where({ id }).update({ checkpoint: 3, version: 1 });
    const answers = await Promise.all([save(edited, 1), save(edited, 1)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await project()).toMatchObject({ version: 2 });
    expect(JSON.parse((await project()).choreography)).toEqual(JSON.parse(edited));
    expect(await codeOf(await save("no document", 2))).toEqual([400, "invalid_choreography"]);
    expect(await codeOf(await save("{}", 2))).toEqual([400, "invalid_choreography"]);
    const nested = `{"0.00":{"steps":[1],"x":${"[".repeat(20_000)}${"]".repeat(20_000)}}}`;
    expect(await codeOf(await save(nested, 2))).toEqual([400, "invalid_choreography"]);

    // As clients write it that escape whatever is not ASCII.
    const long = `{"0.00":{"steps":[1],"lyrics":"${"न".repeat(199_950)}"}}`;
    const body = JSON.stringify({ projectID: id, choreography: long, version: 2 }).replaceAll("न", "\\u0928");
    const headers = { "content-type": "application/json" };
    expect((await user.fetch("/api/choreography", { method: "PUT", body, headers })).status).toBe(200);
  });

  test("answer an unknown address and method with the catalogue", async () => {
    expect(await codeOf(await user.get("/api/nothing"))).toEqual([404, "not_found"]);
    const wrong = await user.json("POST", "/api/blogs", {});
    expect(wrong.headers.get("allow")).toBe("HEAD, GET");
    expect(await codeOf(wrong)).toEqual([405, "method_not_allowed"]);
    const unknown = await user.fetch("/api/blogs", { method: "PROPFIND" });
    expect(await codeOf(unknown)).toEqual([405, "method_not_allowed"]);
  });
});
