import { afterEach, describe, expect, it } from "vitest";
import { ApiError, isApiError, TEXTS } from "../contract/index.ts";
import { addressFrom } from "./address.ts";
import { statusTextOf } from "./answers.ts";
import { createNatarajClient } from "./create-client.ts";
import { type Answer, json, startDouble } from "./testing/double.ts";

const ID = "0f".repeat(16);
const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

async function clientOf(answer: Answer) {
  const double = await startDouble(answer);
  closing.push(double.close);
  return { client: createNatarajClient({ backend: double.backend }), requests: double.requests };
}

const OK = json(200, { status: "OK" });
const song = () => new File(["sound"], "song.mp3", { type: "audio/mpeg" });
const newProject = () => ({
  file: song(),
  start: 10,
  end: 30_010,
  uid: "me",
  title: "song.mp3",
  projectName: "wise owl",
});

describe("addresses in answers", () => {
  const project = {
    projectName: "wise owl",
    song: "/api/media/songs/a.m4a?signature=x",
    choreography: "{}",
    visibility: "public",
    owner: "me",
    projectID: ID,
    duration: 30,
    checkpoint: 3,
    generating: false,
    danceform: "Salsa, ",
    version: 1,
  };
  const songOf = async (backend: string, song: string) => {
    const fetch = async () => Response.json({ project: { ...project, song } });
    return (await createNatarajClient({ backend, fetch }).fetchProject(ID)).song;
  };

  it("lead to the server from anywhere", async () => {
    expect(await songOf("https://dance.example.org/api", project.song)).toBe(
      `https://dance.example.org${project.song}`,
    );
    expect(await songOf("https://dance.example.org/api", "https://files.example.org/a")).toBe(
      "https://files.example.org/a",
    );
  });

  it("stay as they are on the server's own site", () => {
    expect(addressFrom("/api", project.song)).toBe(project.song);
  });
});

describe("the specification's calls", () => {
  it("sends each as it is written there", async () => {
    const { client, requests } = await clientOf(OK);
    await client.contactUs({ email: "a@b.io", text: "hi" });
    await client.changeProjectVisibility(ID, "public");
    await client.deleteProject(ID);
    await client.createUserData("me");
    await client.updateDanceForm(ID, ["Salsa", "Ballet"]);
    await client.generateDance(ID);
    await client.deleteAccount("me");
    expect(requests.map(({ method, url, body }) => [method, url, body])).toEqual([
      ["POST", "/api/contactus", '{"email":"a@b.io","text":"hi"}'],
      ["GET", `/api/changeprojectvisibility/${ID}/public`, ""],
      ["GET", `/api/deleteproject/${ID}`, ""],
      ["GET", "/api/createuserdata/me", ""],
      ["POST", "/api/updatedanceform", `{"projectID":"${ID}","danceform":"Salsa, Ballet, "}`],
      ["POST", "/api/generatedance", `{"projectID":"${ID}"}`],
      ["GET", "/api/deleteaccount/me", ""],
    ]);
  });

  it("sends a new name as our own call has it", async () => {
    const { client, requests } = await clientOf(OK);
    await client.updateProject(ID, { name: "shy fox" });
    expect(requests.map(({ method, url, body }) => [method, url, body])).toEqual([
      ["PUT", "/api/project", `{"projectID":"${ID}","name":"shy fox"}`],
    ]);
  });

  it("keeps and reads preferences, and makes duplicates as our own calls have it", async () => {
    const answers: Record<string, unknown> = {
      "PUT /api/preferences": { status: "OK" },
      "GET /api/preferences": { environment: "temple" },
      "POST /api/duplicate": { projectID: "1f".repeat(16) },
    };
    const double = await startDouble((response, seen) => {
      const { method, url } = double.requests[seen - 1] ?? {};
      json(200, answers[`${method} ${url}`])(response, seen);
    });
    closing.push(double.close);
    const client = createNatarajClient({ backend: double.backend });
    await client.updatePreferences({ environment: "temple" });
    await expect(client.preferences()).resolves.toEqual({ environment: "temple" });
    await expect(client.duplicateProject(ID)).resolves.toBe("1f".repeat(16));
    expect(double.requests[0]?.body).toBe('{"environment":"temple"}');
    expect(double.requests[2]?.body).toBe(`{"projectID":"${ID}"}`);
  });

  it("sends a new project as a form, its fields before the file", async () => {
    const { client, requests } = await clientOf(json(200, { projectID: ID }));
    await expect(client.createProject({ ...newProject(), replaces: ID })).resolves.toBe(ID);
    const body = requests[0]?.body ?? "";
    const names = [...body.matchAll(/; name="(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual(["start", "end", "uid", "title", "projectName", "replaces", "file"]);
    expect(body).toContain('filename="song.mp3"');
    expect(requests[0]?.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
  });

  it("sends another song for a project, or the part of its own", async () => {
    const { client, requests } = await clientOf(json(200, { status: "OK" }));
    await client.changeSong(ID, { start: 1000, end: 3000 });
    await client.changeSong(ID, { start: 0, end: 3000, file: new File(["x"], "other.mp3") });
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(["PUT /api/song", "PUT /api/song"]);
    const fields = requests.map(({ body }) => [...body.matchAll(/; name="(\w+)"/g)].map(([, name]) => name));
    expect(fields).toEqual([
      ["projectID", "start", "end"],
      ["projectID", "start", "end", "title", "file"],
    ]);
  });

  it("tells how much of a song is sent, also through a fetch of one's own", async () => {
    const double = await startDouble(json(200, { projectID: ID }));
    closing.push(double.close);
    const client = createNatarajClient({ backend: double.backend, fetch: (...args) => fetch(...args) });
    const shares: number[] = [];
    const file = new File(["x".repeat(300_000)], "song.mp3");
    await client.createProject({ ...newProject(), file }, { onProgress: (share) => shares.push(share) });
    expect(shares.length).toBeGreaterThan(1);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
    expect(double.requests[0]?.body.length).toBeGreaterThan(300_000);
  });

  it("reads what each answers", async () => {
    const answers: Record<string, unknown> = {
      "/api/blogs": { "28072024.md": "# Hi" },
      "/api/fetchprojects/me": { projects: [] },
      "/api/songs": { songs: [{ title: "Dawn", url: "/a", duration: 60, thumbnail: "/b" }] },
      "/api/profile": { uid: "me", displayName: null, email: "a@b.io", photoURL: null },
    };
    const double = await startDouble((response) => json(200, answers[double.requests.at(-1)?.url ?? ""])(response, 0));
    closing.push(double.close);
    const client = createNatarajClient({ backend: `${double.backend}/` });
    await expect(client.blogs()).resolves.toEqual({ "28072024.md": "# Hi" });
    await expect(client.fetchProjects("me")).resolves.toEqual([]);
    await expect(client.songs()).resolves.toHaveLength(1);
    await expect(client.profile()).resolves.toMatchObject({ uid: "me", displayName: null });
  });

  it("keeps hostile parts of an address in their place", async () => {
    const { client, requests } = await clientOf(OK);
    await client.deleteAccount("../deleteproject/x?y#z");
    expect(requests[0]?.url).toBe("/api/deleteaccount/..%2Fdeleteproject%2Fx%3Fy%23z");
  });
});

describe("answers that are errors", () => {
  it("become errors of the catalogue, with the sentence that the server sent", async () => {
    const { client } = await clientOf(json(403, { error: "project_limit", message: TEXTS.dashboard.limit }));
    const error = await client.createProject(newProject()).catch((caught: unknown) => caught);
    expect(isApiError(error, "project_limit")).toBe(true);
    expect((error as ApiError).message).toBe(TEXTS.dashboard.limit);
  });

  it.each([
    [401, "unauthenticated"],
    [403, "forbidden"],
    [404, "not_found"],
    [413, "file_too_large"],
    [429, "rate_limited"],
    [500, "internal"],
    [418, "internal"],
  ])("have a code by their status where a proxy answered: %i is %s", async (status, code) => {
    const { client } = await clientOf((response) => response.writeHead(status).end("<html>"));
    await expect(client.deleteProject(ID)).rejects.toMatchObject({ name: "ApiError", code });
  });

  it("say when to come again, in seconds or as a date", async () => {
    const { client } = await clientOf((response, seen) => {
      const later = seen === 1 ? "7" : new Date(Date.now() + 60_000).toUTCString();
      response.writeHead(429, { "retry-after": later }).end();
    });
    await expect(client.deleteProject(ID)).rejects.toMatchObject({ code: "rate_limited", retryAfter: 7 });
    const { retryAfter } = await client.deleteProject(ID).catch((error) => error);
    expect(Math.abs(retryAfter - 60)).toBeLessThan(30);
    expect(new ApiError("rate_limited").retryAfter).toBeUndefined();
  });

  it("are known although another copy of the sdk made them", async () => {
    const copy = "../contract/errors.ts?copy";
    const other: typeof import("../contract/errors.ts") = await import(copy);
    expect(other.ApiError).not.toBe(ApiError);
    expect(isApiError(new other.ApiError("rate_limited"), "rate_limited")).toBe(true);
    expect(isApiError(Object.assign(new Error("no"), { name: "ApiError", code: "rate_limited" }))).toBe(false);
  });

  it("keep the status text of the answer", async () => {
    const { client } = await clientOf((response) => response.writeHead(507, "Out Of Ink").end());
    const error = await client.contactUs({ email: "a@b.io", text: "hi" }).catch((caught: unknown) => caught);
    expect(statusTextOf(error)).toBe("Out Of Ink");
    expect(statusTextOf(new ApiError("internal"))).toBeUndefined();
    expect(statusTextOf("text")).toBeUndefined();
  });

  it.each([
    ["no JSON", "<html>"],
    ["another shape", '{"projects":{}}'],
    ["nothing", ""],
  ])("are said of a good status too when the body is %s", async (_, body) => {
    const { client } = await clientOf((response) => response.end(body));
    await expect(client.fetchProjects("me")).rejects.toMatchObject({ code: "internal" });
  });
});

describe("calls that fail on the way", () => {
  it("are made again only when they read", async () => {
    const { client, requests } = await clientOf((response, seen) =>
      seen === 1 ? response.writeHead(503).end() : json(200, { projects: [] })(response, seen),
    );
    await expect(client.fetchProjects("me")).resolves.toEqual([]);
    expect(requests).toHaveLength(2);
  });

  it("are not made again when they change something, by GET neither", async () => {
    const { client, requests } = await clientOf((response) => response.writeHead(503).end());
    await expect(client.deleteProject(ID)).rejects.toMatchObject({ code: "unavailable" });
    await expect(client.changeProjectVisibility(ID, "private")).rejects.toMatchObject({ code: "unavailable" });
    await expect(client.deleteAccount("me")).rejects.toMatchObject({ code: "unavailable" });
    expect(requests).toHaveLength(3);
  });

  it("reject with a sentence when the connection drops, and keep what fetch threw", async () => {
    const { client } = await clientOf((response) => response.destroy());
    await expect(client.saveChoreography(ID, "{}", 1)).rejects.toMatchObject({
      name: "ConnectionError",
      message: "The server could not be reached. Please check your connection and try again.",
      cause: expect.any(TypeError),
    });
  });

  it("reject with a sentence when a stream of events breaks", async () => {
    const { client } = await clientOf((response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write('event: progress\ndata: {"stage":"listening","progress":0.5}\n\n', () =>
        setTimeout(() => response.destroy()),
      );
    });
    const events = client.generation(ID)[Symbol.asyncIterator]();
    await events.next();
    await expect(events.next()).rejects.toMatchObject({ name: "ConnectionError" });
  });

  it("are given up with their signal", async () => {
    const { client } = await clientOf(() => undefined);
    const leaving = new AbortController();
    const call = client.generateDance(ID, { signal: leaving.signal });
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
  });

  it("use the fetch of the moment, which an auth SDK may have put in the global's place", async () => {
    const { client } = await clientOf(OK);
    const original = globalThis.fetch;
    let used = 0;
    globalThis.fetch = (...args) => {
      used += 1;
      return original(...args);
    };
    try {
      await client.deleteProject(ID);
    } finally {
      globalThis.fetch = original;
    }
    expect(used).toBe(1);
  });
});

describe("what looks after the session", () => {
  const project = { projectName: "", song: "", choreography: "", visibility: "public", owner: "me", projectID: ID };
  const whole = { project: { ...project, duration: 1, checkpoint: 3, generating: false, danceform: "", version: 1 } };
  const REFUSED = json(401, { error: "unauthenticated", message: "Please log in and then try again." });

  async function clientWith(answer: Answer) {
    const double = await startDouble(answer);
    closing.push(double.close);
    let times = 0;
    const session = async () => {
      times++;
    };
    return {
      client: createNatarajClient({ backend: double.backend, session }),
      requests: double.requests,
      asked: () => times,
    };
  }

  it("is not fetched for what anyone may ask", async () => {
    const { client, asked } = await clientWith((response, seen) =>
      json(200, seen === 1 ? whole : { status: "OK" })(response, seen),
    );
    await client.fetchProject(ID);
    await client.contactUs({ email: "a@b.io", text: "hello" });
    expect(asked()).toBe(0);
  });

  it("is awaited, once, by calls that need a session", async () => {
    const { client, asked } = await clientWith(OK);
    await client.updateProfile("Meera");
    await client.deleteProject(ID);
    expect(asked()).toBe(1);
  });

  it("comes for a project that a visitor is refused, which is then asked for again", async () => {
    const { client, requests, asked } = await clientWith((response, seen) =>
      (seen === 1 ? REFUSED : json(200, whole))(response, seen),
    );
    await expect(client.fetchProject(ID)).resolves.toMatchObject({ owner: "me" });
    expect(asked()).toBe(1);
    expect(requests).toHaveLength(2);
    const refused = await clientWith(REFUSED);
    await expect(refused.client.fetchProject(ID)).rejects.toMatchObject({ code: "unauthenticated" });
    expect(refused.requests).toHaveLength(2);
    await expect(refused.client.fetchProject(ID)).rejects.toMatchObject({ code: "unauthenticated" });
    expect(refused.requests).toHaveLength(3);
  });
});
