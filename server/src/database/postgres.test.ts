import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPostgresDatabase, type PostgresDatabase } from "../auth/testing/postgres.ts";
import { getUser } from "../auth/users.ts";
import { FakeSteps, fakeIntake } from "../test/fakes.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";
import { readSecret } from "./secret.ts";

let postgres: PostgresDatabase;
let server: TestServer;

beforeAll(async () => {
  postgres = await createPostgresDatabase({ isPrepared: true });
  server = await startTestServer({
    settings: { databaseUrl: postgres.url },
    overrides: { intake: fakeIntake, steps: new FakeSteps() },
  });
});
afterAll(async () => {
  await server?.close();
  await postgres?.drop();
});

describe("on PostgreSQL", () => {
  test("a project goes from the upload to its dance and away", async () => {
    const user = await server.user("whole");
    const { projectID } = await (await user.createProject(new Blob(["x"]))).json();
    await user.json("POST", "/api/updatedanceform", { projectID, danceform: "Jazz Dance, " });
    expect((await user.json("POST", "/api/generatedance", { projectID })).status).toBe(200);
    const { project } = await (await user.get(`/api/fetchproject/${projectID}`)).json();
    expect(project).toMatchObject({ checkpoint: 3, version: 1, duration: 2, generating: false });
    expect((await user.get(project.song)).status).toBe(200);
    const saved = { projectID, choreography: project.choreography, version: 1 };
    expect(await (await user.json("PUT", "/api/choreography", saved)).json()).toEqual({ version: 2 });
    await user.get(`/api/createuserdata/${user.uid}`);
    expect((await user.get(`/api/deleteaccount/${user.uid}`)).status).toBe(200);
    expect(await server.services.knex("projects").where({ owner: user.uid })).toEqual([]);
    expect(await getUser(user.uid)).toBeUndefined();
  });

  test("fifty projects that are added at once leave three, whichever process adds them", async () => {
    const { projects } = server.services;
    const add = (number: number) => {
      const id = number.toString(16).padStart(32, "0");
      const row = { id, owner: "many", name: "n", title: "t", duration: 1, song_type: "audio/mpeg", tag_lyrics: null };
      return projects.insert({ ...row, song_key: `songs/${id}.mp3` });
    };
    const results = await Promise.allSettled(Array.from({ length: 50 }, (_, number) => add(number + 1)));
    expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    for (const result of results) if (result.status === "rejected") expect(result.reason.code).toBe("project_limit");
    expect(await projects.listOf("many")).toHaveLength(3);
  });

  test("a prepared song is there for its owner until it is cut", async () => {
    const { preparedSongs } = server.services;
    const path = fileURLToPath(import.meta.url);
    const waveform = { sampleRate: 8_000, samplesPerPoint: 32, points: "" };
    const { id } = await preparedSongs.keep("a_b", path, { path, duration: 1, waveform });
    for (const other of ["a_B", "axb", "a"]) await expect(preparedSongs.find(other, id)).rejects.toThrow();
    expect(await preparedSongs.find("a_b", id)).toBe(`prepared/a_b/${id}.mp3`);
    expect(await preparedSongs.cut("a_b", id, (upload) => readFile(upload, "utf8"))).toContain("prepared song");
    await expect(preparedSongs.find("a_b", id)).rejects.toMatchObject({ code: "prepared_song_not_found" });
    const left = async () => (await server.files()).filter((file) => file.includes("prepared/"));
    await expect.poll(left).toEqual([]);
  });

  test("the contact form's limit holds for messages at the same time", async () => {
    const visitor = server.visitor();
    const write = () => visitor.json("POST", "/api/contactus", { email: "a@example.org", text: "Hello" });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(write));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
  });

  test("processes that start at once agree on a secret", async () => {
    const { knex } = server.services;
    const secrets = await Promise.all([1, 2, 3, 4].map(() => readSecret(knex, "fresh")));
    expect(new Set(secrets.map((secret) => secret.toString("hex"))).size).toBe(1);
  });
});
