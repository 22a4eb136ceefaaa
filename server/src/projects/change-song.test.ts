import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FakeSteps, until } from "../test/fakes.ts";
import { makeSong } from "../test/make-song.ts";
import { realIntake } from "../test/real-intake.ts";
import type { TestClient } from "../test/test-client.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";

let server: TestServer;
let steps: FakeSteps;
let user: TestClient;
let id: string;
let number = 0;
const songs = { long: undefined as unknown as File, other: undefined as unknown as File };

beforeAll(async () => {
  steps = new FakeSteps();
  [server, songs.long, songs.other] = await Promise.all([
    startTestServer({ overrides: { steps, intake: realIntake } }),
    makeSong(5),
    makeSong(4, "wav"),
  ]);
});
afterAll(() => server.close());
beforeEach(async () => {
  steps.reset();
  user = await server.user(`user${++number}`);
  const made = await user.createProject(songs.long, { end: "5000", lyrics: "la la" });
  id = (await made.json()).projectID;
  await user.json("POST", "/api/updatedanceform", { projectID: id, danceform: "Salsa, " });
});

const generate = () => user.json("POST", "/api/generatedance", { projectID: id });
const change = (fields: Record<string, string>, file?: File, who = user) =>
  who.form("PUT", "/api/song", { projectID: id, ...fields, file });
const project = async () => (await (await user.get(`/api/fetchproject/${id}`)).json()).project;
const row = () => server.services.knex("projects").where({ id }).first();
const songFiles = async () => (await server.files()).filter((path) => path.includes("files/songs/"));
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).error];

describe("PUT /song", () => {
  test("keeps a narrower part alone, to which a new dance is made", async () => {
    await server.services
      .knex("projects")
      .where({ id })
      .update({
        tag_lyrics: JSON.stringify([
          { text: "before", start: 0, end: 0.9 },
          { text: "inside", start: 1.5, end: 2.5 },
        ]),
      });
    expect((await generate()).status).toBe(200);
    const before = await project();
    const files = await songFiles();
    expect((await change({ start: "1000", end: "3500" })).status).toBe(200);
    const after = await project();
    expect(after.duration).toBeCloseTo(2.5, 1);
    expect(after).toMatchObject({ checkpoint: 2, choreography: "", version: before.version + 1, danceform: "Salsa, " });
    expect(JSON.parse((await row()).tag_lyrics)).toEqual([{ text: "inside", start: 0.5, end: 1.5 }]);
    expect((await row()).known_lyrics).toContain("la la");
    expect((await user.get(after.song)).status).toBe(200);
    expect((await user.get(before.song)).status).toBe(404);
    await expect.poll(songFiles).toHaveLength(files.length);
    expect((await generate()).status).toBe(200);
    expect((await project()).checkpoint).toBe(3);
    expect(steps.analysed).toBe(2);
  });

  test("takes another song, with no word of the first", async () => {
    expect((await change({ start: "0", end: "3000", title: "other.wav" }, songs.other)).status).toBe(200);
    expect((await project()).duration).toBeCloseTo(3, 1);
    expect(await row()).toMatchObject({ title: "other.wav", known_lyrics: null, tag_lyrics: null, lyrics: null });
  });

  test("leaves all as it was where the part or the file is refused, or a dance is being made", async () => {
    const [before, files] = [await row(), await songFiles()];
    for (const [fields, file, refusal] of [
      [{ start: "2000", end: "1000" }, undefined, [422, "section_invalid"]],
      [{ start: "0", end: "400" }, undefined, [422, "section_too_short"]],
      [{ start: "0", end: "61000" }, undefined, [422, "section_too_long"]],
      [{ start: "60000", end: "62000" }, undefined, [422, "section_invalid"]],
      [{ start: "0", end: "3000" }, new File(["no music"], "a.mp3"), [415, "not_audio"]],
      [{ start: "now", end: "3000" }, undefined, [400, "invalid_request"]],
    ] as const) {
      expect(await codeOf(await change(fields, file))).toEqual(refusal);
    }
    const stranger = await server.user(`stranger${number}`);
    expect(await codeOf(await change({ start: "0", end: "3000" }, undefined, stranger))).toEqual([403, "forbidden"]);
    let release = () => {};
    steps.gate = new Promise((resolve) => {
      release = resolve;
    });
    const asked = generate();
    await until(() => steps.analysed === 1);
    expect(await codeOf(await change({ start: "0", end: "3000" }))).toEqual([409, "song_in_use"]);
    release();
    expect((await asked).status).toBe(200);
    expect(await row()).toMatchObject({ song_key: before.song_key, duration: before.duration, checkpoint: 3 });
    await expect.poll(songFiles).toEqual(files);
  });

  test("has a dance that was begun to the song before made again to the new one", async () => {
    let release = () => {};
    steps.gate = new Promise((resolve) => {
      release = resolve;
    });
    const asked = generate();
    await until(() => steps.analysed === 1);
    // As if the change had been under way when the generation was asked for.
    const { song_key: before } = await row();
    await server.services.knex("projects").where({ id }).update({ song_key: "songs/other.mp3" });
    const { storage } = server.services;
    await storage.withFile(before, (path) => storage.put("songs/other.mp3", { path, contentType: "audio/mpeg" }));
    release();
    expect((await asked).status).toBe(200);
    expect(steps.analysed).toBe(2);
    expect(await row()).toMatchObject({ checkpoint: 3, song_key: "songs/other.mp3" });
  });
});
