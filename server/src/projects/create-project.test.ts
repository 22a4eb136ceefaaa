import { writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fakeIntake, until } from "../test/fakes.ts";
import { makeSong } from "../test/make-song.ts";
import { realIntake } from "../test/real-intake.ts";
import type { TestClient } from "../test/test-client.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";
import { createProject } from "./create-project.ts";
import { setQuota } from "./quota.ts";

let server: TestServer;
let song: File;
let number = 0;

const newUser = () => server.user(`user${++number}`);
const rowsOf = (user: TestClient) => server.services.knex("projects").where({ owner: user.uid });
const codeOf = async (answer: Response) => [answer.status, (await answer.json()).error];

describe("POST /createproject", () => {
  beforeAll(async () => {
    server = await startTestServer({ overrides: { intake: realIntake } });
    song = await makeSong(3);
  });
  afterAll(() => server.close());

  test("keeps the range, and nothing else of the upload", async () => {
    const user = await newUser();
    const before = await server.files();
    const answer = await user.createProject(song, { start: "500", end: "2500" });
    expect(answer.status).toBe(200);
    const { projectID } = await answer.json();
    expect(projectID).toMatch(/^[0-9a-f]{32}$/);
    expect(await server.files()).toEqual([...before, `files/songs/${projectID}.mp3`].sort());
    const { project } = await (await user.get(`/api/fetchproject/${projectID}`)).json();
    expect(project).toMatchObject({
      projectName: "brave otter",
      visibility: "private",
      owner: user.uid,
      checkpoint: 1,
    });
    expect(project.duration).toBeCloseTo(2, 1);
    expect(project.choreography).toBe("");
    await expect.poll(() => server.services.knex("discarded_files")).toEqual([]);
  });

  test.each([
    ["text instead of music", new Blob(["This is not music. ".repeat(500)]), {}, [415, "not_audio"]],
    ["an empty file", new File([], "empty.mp3"), {}, [400, "empty_file"]],
    ["no file", undefined, {}, [400, "no_file"]],
    ["a file over the limit", new Blob([new Uint8Array(2 * 1024 * 1024 + 1)]), {}, [413, "file_too_large"]],
    ["a trim range that ends before it starts", "song", { start: "2000", end: "1000" }, [422, "section_invalid"]],
    ["a trim range of no length", "song", { start: "1000", end: "1000" }, [422, "section_invalid"]],
    ["a trim range outside the song", "song", { start: "60000", end: "62000" }, [422, "section_invalid"]],
    ["a trim range over a minute", "song", { start: "0", end: "60001" }, [422, "section_too_long"]],
    ["a trim range under a second", "song", { start: "0", end: "999" }, [422, "section_too_short"]],
    ["a start that is no number", "song", { start: "soon" }, [400, "invalid_request"]],
    ["an infinite end", "song", { end: "Infinity" }, [400, "invalid_request"]],
    ["no name", "song", { projectName: "  " }, [400, "invalid_request"]],
    ["a name without end", "song", { projectName: "x".repeat(81) }, [400, "invalid_request"]],
    ["a field of a size that no field has", "song", { title: "x".repeat(25_000) }, [400, "invalid_request"]],
    ["somebody else's uid", "song", { uid: "somebody" }, [403, "forbidden"]],
    ["a draft to replace that is no id", "song", { replaces: "../../etc" }, [400, "invalid_request"]],
    ["a draft to replace that is none", "song", { replaces: "0".repeat(32) }, [404, "project_not_found"]],
  ])("refuses %s and leaves nothing behind", async (_what, file, fields: Record<string, string>, expected) => {
    const user = await newUser();
    const before = await server.files();
    const answer = await user.createProject(file === "song" ? song : (file as Blob | undefined), fields);
    expect(await codeOf(answer)).toEqual(expected);
    await expect.poll(() => server.files()).toEqual(before);
    expect(await rowsOf(user)).toEqual([]);
  });

  test("refuses a song shorter than a second", async () => {
    const user = await newUser();
    const answer = await user.createProject(await makeSong(0.6), { end: "1000" });
    expect(await codeOf(answer)).toEqual([422, "section_too_short"]);
    expect(await rowsOf(user)).toEqual([]);
  });
});

describe("POST /createproject with any music", () => {
  beforeAll(async () => {
    server = await startTestServer({ overrides: { intake: fakeIntake } });
    song = new File(["la la la"], "song.mp3");
  });
  afterAll(() => server.close());

  test("makes one project of a request that is sent twice, at once or later, and another for another user", async () => {
    const user = await newUser();
    const send = (who: TestClient, key: string) => who.createProject(song, {}, { "Idempotency-Key": key });
    const answers = await Promise.all([send(user, "click"), send(user, "click"), send(user, "click")]);
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).projectID));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(ids).size).toBe(1);
    expect(await (await send(user, "click")).json()).toEqual({ projectID: ids[0] });
    expect(await rowsOf(user)).toHaveLength(1);
    expect((await server.files()).filter((path) => path.includes("songs/") && path.includes(ids[0]))).toHaveLength(1);
    const other = await newUser();
    expect((await (await send(other, "click")).json()).projectID).not.toBe(ids[0]);
    expect((await (await send(user, "x".repeat(5_000))).json()).projectID).not.toBe(ids[0]);
    await expect.poll(() => server.services.knex("discarded_files")).toEqual([]);
  });

  test("answers a request that is sent again although there is no more room", async () => {
    const user = await newUser();
    const keys = ["a", "b", "c"];
    const send = (key: string) => user.createProject(song, {}, { "Idempotency-Key": key });
    const ids = [];
    for (const key of keys) ids.push((await (await send(key)).json()).projectID);
    await server.services.knex("projects").where({ owner: user.uid }).update({ checkpoint: 3 });
    expect(await codeOf(await send("d"))).toEqual([403, "project_limit"]);
    expect(await (await send("b")).json()).toEqual({ projectID: ids[1] });
  });

  test("reads no body where there is no room, not even in place of a draft", async () => {
    const user = await newUser();
    for (let i = 0; i < 2; i++) expect((await user.createProject(song)).status).toBe(200);
    await setQuota(server.services.knex, user.uid, 1);
    expect(await codeOf(await user.createProject(undefined))).toEqual([403, "project_limit"]);
  });

  test("refuses a body that is no form", async () => {
    const user = await newUser();
    expect((await user.json("POST", "/api/createproject", { uid: user.uid })).status).toBe(415);
    const broken = { method: "POST", body: "--x\r\n", headers: { "content-type": "multipart/form-data" } };
    expect((await user.fetch("/api/createproject", broken)).status).toBe(400);
  });

  test("refuses a fourth project with the sentence of the specification", async () => {
    const user = await newUser();
    for (let i = 0; i < 3; i++) expect((await user.createProject(song)).status).toBe(200);
    const before = await server.files();
    const answer = await user.createProject(song);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toEqual({
      error: "project_limit",
      message:
        "With the free tier, you can have 3 projects at max! Please delete an existing project or contact us for a revised quota.",
    });
    await expect.poll(() => server.files()).toEqual(before);
  });

  test("replaces a draft, even when there is no room beside it, and removes its song", async () => {
    const user = await newUser();
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) ids.push((await (await user.createProject(song)).json()).projectID);
    const answer = await user.createProject(song, { replaces: `nataraj-${ids[1]}`, projectName: "second try" });
    expect(answer.status).toBe(200);
    const rows = await rowsOf(user).select("id", "name");
    expect(rows).toHaveLength(3);
    expect(rows.map(({ id }) => id)).not.toContain(ids[1]);
    await expect.poll(() => server.files()).not.toContain(`files/songs/${ids[1]}.mp3`);
  });

  test("does not replace a project of somebody else, or one that has its dance", async () => {
    const [user, other] = [await newUser(), await newUser()];
    const { projectID } = await (await other.createProject(song)).json();
    expect(await codeOf(await user.createProject(song, { replaces: projectID }))).toEqual([403, "forbidden"]);
    await server.services.knex("projects").where({ id: projectID }).update({ checkpoint: 3 });
    expect(await codeOf(await other.createProject(song, { replaces: projectID }))).toEqual([400, "invalid_request"]);
    expect(await rowsOf(other)).toHaveLength(1);
  });

  test("leaves three of fifty that come at once", async () => {
    const user = await newUser();
    const answers = await Promise.all(Array.from({ length: 50 }, () => user.createProject(song)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    // Three come in at a time, and the others are told so. Later ones find no room.
    expect(statuses.filter((status) => ![200, 403, 429].includes(status))).toEqual([]);
    expect(await rowsOf(user)).toHaveLength(3);
    const files = await server.files();
    const keys = await rowsOf(user).pluck("song_key");
    for (const key of keys) expect(files).toContain(`files/${key}`);
    expect(files.filter((path) => path.startsWith("uploads"))).toEqual([]);
  });

  test("leaves nothing of an upload that is broken off", async () => {
    const user = await newUser();
    const before = await server.files();
    const cookie = [...user.cookies].map(([name, { value }]) => `${name}=${value}`).join("; ");
    const upload = request(`${server.url}/api/createproject`, {
      method: "POST",
      agent: new Agent(),
      headers: {
        cookie,
        "anti-csrf": user.antiCsrf ?? "",
        "content-type": "multipart/form-data; boundary=x",
        "content-length": 1_000_000,
      },
    });
    upload.on("error", () => {});
    upload.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.mp3"\r\n\r\n');
    upload.write(Buffer.alloc(200_000, 1));
    await until(async () => (await server.files()).some((path) => path.startsWith("uploads/")));
    upload.destroy();
    await until(async () => !(await server.files()).some((path) => path.startsWith("uploads/")));
    await expect.poll(() => server.files()).toEqual(before);
    expect(await rowsOf(user)).toEqual([]);
  });

  test("leaves nothing of an upload that is broken off in the moment when its project is made", async () => {
    const user = await newUser();
    const before = await server.files();
    const { projects, ...services } = server.services;
    const leaving = new AbortController();
    const store: Pick<typeof projects, "insert" | "remove"> = {
      insert: async (...row) => {
        const id = await projects.insert(...row);
        leaving.abort(new Error("The client left."));
        return id;
      },
      remove: (id) => projects.remove(id),
    };
    const making = services.uploads.use(async (folder) => {
      const file = join(folder, "upload");
      await writeFile(file, Buffer.from(await song.arrayBuffer()));
      const fields = { start: 0, end: 2_000, uid: user.uid, title: "song.mp3", projectName: "brave otter" };
      const upload = { owner: user.uid, fields, file, folder, signal: leaving.signal };
      return createProject(upload, { ...services, projects: store as typeof projects });
    });
    await expect(making).rejects.toThrow("The client left.");
    expect(await rowsOf(user)).toEqual([]);
    await expect.poll(() => server.files()).toEqual(before);
  });

  test("keeps no control characters in names", async () => {
    const user = await newUser();
    await user.createProject(song, { projectName: "bra\u0000ve\u0007 otter", title: "so\nng.mp3" });
    expect(await rowsOf(user).first("name", "title")).toEqual({ name: "brave otter", title: "song.mp3" });
  });
});
