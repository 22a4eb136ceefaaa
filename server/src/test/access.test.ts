import { randomBytes, randomUUID } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Access, Call, Schema } from "@nataraj/sdk/contract/calls";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { apiRouter } from "../app.ts";
import { CALLS } from "../calls/all-calls.ts";
import { FakeSteps, fakeIntake } from "./fakes.ts";
import { makeSong } from "./make-song.ts";
import { PASSWORD, type TestClient } from "./test-client.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

/** Who calls. The signed-out owner still has the cookies and the anti-CSRF token of a second ago. */
const CALLERS = ["visitor", "other", "owner", "owner without anti-CSRF", "owner signed out"] as const;
/** The only one who may change something comes last, so that all meet the same world. */
const ORDER = [0, 1, 3, 4, 2] as const;
type Caller = (typeof CALLERS)[number];
type Statuses = readonly [visitor: number, other: number, owner: number, noAntiCsrf: number, signedOut: number];

const ANYONE: Statuses = [200, 200, 200, 200, 200];
/** Reads what is one's own. */
const OWN_READ: Statuses = [401, 403, 200, 200, 401];
/** Changes what is one's own. */
const OWN_WRITE: Statuses = [401, 403, 200, 401, 401];
/** Acts on whoever is logged in, so that there is nobody else's to touch. */
const SELF_READ: Statuses = [401, 200, 200, 200, 401];
const SELF_WRITE: Statuses = [401, 200, 200, 401, 401];

/** What pages of other sites may read, without anyone's cookies. */
const OF_ANY_SITE = ["blogs", "fetchProject", "media", "oEmbed", "openApi", "settings", "songFile", "songs"];

interface AccessFixture {
  owner: TestClient;
  /** The owner's browser after a second sign-in and its end, so that the own session goes on. */
  signedOut: TestClient;
  /** A private project of the owner, with its choreography. */
  project: string;
  song: string;
}

const picture = new Blob([
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
]);

let music: File;

const METRICS_TOKEN = "the operator's token";

type Send = (client: TestClient, fixture: AccessFixture) => Promise<Response>;

/** What is sent in place of the example that the contract has: forms, and what must be true. */
const BODIES: Record<string, (fixture: AccessFixture) => Record<string, string | Blob>> = {
  createProject: ({ owner }) => ({
    ...{ start: "0", end: "2000", uid: owner.uid, title: "song.mp3", projectName: "brave otter" },
    file: new Blob(["x"]),
  }),
  prepareSong: () => ({ file: music }),
  changeSong: ({ project }) => ({ projectID: project, start: "0", end: "1500" }),
  updateProfilePicture: () => ({ file: picture }),
  changePassword: () => ({ oldPassword: PASSWORD, newPassword: PASSWORD }),
  contactUs: () => ({ email: `${randomUUID()}@example.org`, text: "Hello" }),
};

/** The fields of a body. */
const namesOf = (body: Schema | undefined) => Object.keys((body as z.ZodMiniObject | undefined)?.shape ?? {});

/** Sends what is right. */
function sendingOf(name: string, { route: { method, path }, json, form, example }: Call): Send {
  return (client, fixture) => {
    const { owner, project } = fixture;
    const named: Record<string, string> = { uid: owner.uid, visibility: "public" };
    const address = `/api${path.replace(/:(\w+)/g, (_, parameter: string) => named[parameter] ?? project)}`;
    // A proxy in front names another address for each, so that no limit is met.
    const headers = { "x-forwarded-for": randomBytes(4).join(".") };
    const particular = BODIES[name]?.(fixture);
    if (form) return client.form(method as "POST" | "PUT", address, particular ?? {}, headers);
    if (!json) return client.fetch(address, { method, headers });
    const body = JSON.stringify({
      ...example,
      ...(namesOf(json).includes("projectID") && { projectID: project }),
      ...particular,
    });
    return client.fetch(address, { method, headers: { ...headers, "content-type": "application/json" }, body });
  };
}

/** Who must be let through, by what the contract says. */
function statusesOf({ route: { access, path }, json, form }: Call): Statuses {
  if (access === "anyone") return ANYONE;
  const isOwn = /:(uid|projectID)/i.test(path) || namesOf(json ?? form).some((name) => /^(uid|projectID)$/.test(name));
  if (access === "writer") return isOwn ? OWN_WRITE : SELF_WRITE;
  return isOwn ? OWN_READ : SELF_READ;
}

const allAre = (status: number): Statuses => [status, status, status, status, status];

/** Calls that need more than a session, or less: what is asked for, and how it is answered. */
const PARTICULAR: [name: string, as: string, expected: Statuses, send: Send][] = [
  [
    "fetchProject",
    "public",
    ANYONE,
    async (client, { owner, project }) => {
      const made = await owner.get(`/api/changeprojectvisibility/${project}/public`);
      expect(made.status).toBe(200);
      return client.get(`/api/fetchproject/nataraj-${project}`);
    },
  ],
  ["media", "signed for the owner", ANYONE, (client, { song }) => client.get(song)],
  ["media", "unsigned", allAre(403), (client, { song }) => client.get(song.split("?")[0] ?? "")],
  ["songFile", "absent", allAre(404), (client) => client.get("/api/songs/none.mp3")],
  [
    "preparedSong",
    "of its owner",
    [401, 404, 200, 200, 401],
    async (client, { owner }) => {
      const path = fileURLToPath(import.meta.url);
      const waveform = { sampleRate: 8_000, samplesPerPoint: 32, points: "" };
      const { id } = await server.services.preparedSongs.keep(owner.uid, path, { path, duration: 1, waveform });
      return client.get(`/api/preparedsong/${id}`);
    },
  ],
  ["metrics", "without the operator's token", allAre(401), (client) => client.get("/api/metrics")],
  [
    "metrics",
    "with the operator's token",
    ANYONE,
    (client) => client.fetch("/api/metrics", { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }),
  ],
  [
    "oEmbed",
    "private",
    allAre(401),
    (client, { project }) => client.get(`/api/oembed?url=http://localhost:4200/project/${project}`),
  ],
];
const ENTRIES = Object.entries(CALLS);
const USUAL = ENTRIES.filter(([name]) => !["media", "metrics", "oEmbed", "preparedSong", "songFile"].includes(name));

function routesOf(router: ReturnType<typeof apiRouter>): string[] {
  return router.stack.flatMap(({ methods, path }) =>
    methods.filter((method) => method !== "HEAD").map((method) => `${method} ${String(path).replace(/^\/api/, "")}`),
  );
}

let server: TestServer;
let other: TestClient;
let number = 0;

beforeAll(async () => {
  music = await makeSong(2);
  server = await startTestServer({
    settings: { trustProxy: 1, metricsToken: METRICS_TOKEN },
    overrides: { intake: fakeIntake, steps: new FakeSteps() },
  });
  other = await server.user("other");
});
afterAll(() => server.close());

async function makeFixture(): Promise<AccessFixture> {
  const name = `owner${++number}`;
  const owner = await server.user(name);
  const leaving = server.visitor();
  await leaving.signIn(`${name}@example.org`);
  const signedOut = leaving.copy();
  await leaving.signOut();
  const { projectID: project } = await (await owner.createProject(new Blob(["x"]))).json();
  const { knex } = server.services;
  await knex("projects")
    .where({ id: project })
    .update({ checkpoint: 3, danceform: "Salsa, ", version: 1, choreography: '{"0.00":{"lyrics":"","steps":[1]}}' });
  const answer = await (await owner.get(`/api/fetchproject/${project}`)).json();
  return { owner, signedOut, project, song: answer.project.song };
}

/** What calls that change nothing share. */
let unchanged: Promise<AccessFixture> | undefined;

function callerOf(caller: Caller, { owner, signedOut }: AccessFixture): TestClient {
  if (caller === "visitor") return server.visitor();
  if (caller === "other") return other;
  if (caller === "owner") return owner.copy();
  if (caller === "owner without anti-CSRF") return owner.withoutAntiCsrf();
  return signedOut.copy();
}

async function expectAccess(name: string, expected: Statuses, send: Send, changes = true): Promise<void> {
  if (!changes) unchanged ??= makeFixture();
  const fixture = await (changes ? makeFixture() : (unchanged as Promise<AccessFixture>));
  const statuses: number[] = [];
  for (const at of ORDER) {
    const answer = await send(callerOf(CALLERS[at], fixture), fixture);
    statuses[at] = answer.status;
    expect(answer.headers.get("access-control-allow-origin")).toBe(OF_ANY_SITE.includes(name) ? "*" : null);
    expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
    const text = await answer.text();
    if (answer.status >= 400) expect(Object.keys(JSON.parse(text))).toEqual(["error", "message"]);
  }
  expect(statuses).toEqual(expected);
}

describe("access", () => {
  test("is decided for every route", () => {
    const { settings, services } = server;
    const routes = routesOf(apiRouter({ settings, services, logger: pino({ level: "silent" }) }));
    expect(routes.sort()).toEqual(ENTRIES.map(([, { route }]) => `${route.method} ${route.path}`).sort());
  });

  test("needs a session with its anti-CSRF token, but for these calls", () => {
    const named = (access: Access) => ENTRIES.filter(([, call]) => call.route.access === access).map(([name]) => name);
    expect([...named("anyone"), ...named("either")].sort()).toEqual(
      [...OF_ANY_SITE, "contactUs", "healthz", "readyz"].sort(),
    );
    expect(named("reader")).toEqual(["fetchProjects", "generation", "preferences", "preparedSong", "profile"]);
    expect(named("operator")).toEqual(["metrics"]);
  });

  test.each(USUAL)("of %s", (name, call) =>
    expectAccess(name, statusesOf(call), sendingOf(name, call), call.route.access === "writer"),
  );

  test.each(PARTICULAR)("of %s, %s", (name, _, expected, send) => expectAccess(name, expected, send));
});
