import { randomBytes, randomUUID } from "node:crypto";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { apiRouter } from "../app.ts";
import { CALLS } from "../service/openapi/calls.ts";
import { FakeSteps, fakeIntake } from "./fakes.ts";
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

/** What pages of other sites may read: the calls that need no session, without anyone's cookies. */
const OPEN = new Set(
  ["fetchproject/:projectId", "media/*key", "songs", "songs/:file", "blogs", "settings", "oembed", "openapi.json"].map(
    (path) => `GET /${path}`,
  ),
);

interface AccessFixture {
  owner: TestClient;
  /** A private project of the owner, with its choreography; made anew for each row. */
  project: string;
  song: string;
}

interface Row {
  call: string;
  as?: string;
  expected: Statuses;
  send(client: TestClient, fixture: AccessFixture): Promise<Response>;
}

const picture = new Blob([
  Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
]);

const METRICS_TOKEN = "the operator's token";

/** Every call of the API. A route without a row fails the first test. */
const TABLE: Row[] = [
  {
    call: "POST /createproject",
    expected: OWN_WRITE,
    send: (client, { owner }) => client.createProject(new Blob(["x"]), { uid: owner.uid }),
  },
  {
    call: "POST /updatedanceform",
    expected: OWN_WRITE,
    send: (client, { project }) =>
      client.json("POST", "/api/updatedanceform", { projectID: project, danceform: "Salsa, " }),
  },
  {
    call: "POST /generatedance",
    expected: OWN_WRITE,
    send: (client, { project }) => client.json("POST", "/api/generatedance", { projectID: project }),
  },
  {
    call: "POST /regenerate",
    expected: OWN_WRITE,
    send: (client, { project }) => client.json("POST", "/api/regenerate", { projectID: project }),
  },
  {
    call: "PUT /project",
    expected: OWN_WRITE,
    send: (client, { project }) => client.json("PUT", "/api/project", { projectID: project, name: "shy fox" }),
  },
  {
    call: "POST /duplicate",
    expected: OWN_WRITE,
    send: (client, { project }) => client.json("POST", "/api/duplicate", { projectID: project }),
  },
  {
    call: "PUT /song",
    expected: OWN_WRITE,
    send: (client, { project }) => client.form("PUT", "/api/song", { projectID: project, start: "0", end: "1500" }),
  },
  {
    call: "PUT /projectpicture",
    expected: OWN_WRITE,
    send: (client, { project }) =>
      client.form("PUT", "/api/projectpicture", { projectID: project, version: "1", file: picture }),
  },
  {
    call: "PUT /choreography",
    expected: OWN_WRITE,
    send: (client, { project }) =>
      client.json("PUT", "/api/choreography", {
        projectID: project,
        choreography: '{"0.00":{"lyrics":"","steps":[1]}}',
        version: 1,
      }),
  },
  {
    call: "GET /generation/:projectID",
    expected: OWN_READ,
    send: (client, { project }) => client.get(`/api/generation/${project}`),
  },
  {
    call: "DELETE /generation/:projectID",
    expected: OWN_WRITE,
    send: (client, { project }) => client.fetch(`/api/generation/${project}`, { method: "DELETE" }),
  },
  {
    call: "GET /fetchprojects/:uid",
    expected: OWN_READ,
    send: (client, { owner }) => client.get(`/api/fetchprojects/${owner.uid}`),
  },
  {
    call: "GET /fetchproject/:projectId",
    expected: OWN_READ,
    send: (client, { project }) => client.get(`/api/fetchproject/${project}`),
  },
  {
    call: "GET /fetchproject/:projectId",
    as: "public",
    expected: ANYONE,
    send: async (client, { owner, project }) => {
      const made = await owner.get(`/api/changeprojectvisibility/${project}/public`);
      expect(made.status).toBe(200);
      return client.get(`/api/fetchproject/nataraj-${project}`);
    },
  },
  {
    call: "GET /changeprojectvisibility/:projectId/:visibility",
    expected: OWN_WRITE,
    send: (client, { project }) => client.get(`/api/changeprojectvisibility/${project}/public`),
  },
  {
    call: "GET /deleteproject/:projectId",
    expected: OWN_WRITE,
    send: (client, { project }) => client.get(`/api/deleteproject/${project}`),
  },
  {
    call: "GET /createuserdata/:uid",
    expected: OWN_WRITE,
    send: (client, { owner }) => client.get(`/api/createuserdata/${owner.uid}`),
  },
  {
    call: "GET /deleteaccount/:uid",
    expected: OWN_WRITE,
    send: (client, { owner }) => client.get(`/api/deleteaccount/${owner.uid}`),
  },
  { call: "GET /profile", expected: SELF_READ, send: (client) => client.get("/api/profile") },
  {
    call: "PUT /profile",
    expected: SELF_WRITE,
    send: (client) => client.json("PUT", "/api/profile", { name: "Asha" }),
  },
  { call: "GET /preferences", expected: SELF_READ, send: (client) => client.get("/api/preferences") },
  {
    call: "PUT /preferences",
    expected: SELF_WRITE,
    send: (client) => client.json("PUT", "/api/preferences", { environment: "temple" }),
  },
  {
    call: "PUT /password",
    expected: SELF_WRITE,
    send: (client) => client.json("PUT", "/api/password", { oldPassword: PASSWORD, newPassword: PASSWORD }),
  },
  {
    call: "PUT /profilepicture",
    expected: SELF_WRITE,
    send: (client) => client.form("PUT", "/api/profilepicture", { file: picture }),
  },
  {
    call: "GET /media/*key",
    as: "signed for the owner",
    expected: ANYONE,
    send: (client, { song }) => client.get(song),
  },
  {
    call: "GET /media/*key",
    as: "unsigned",
    expected: [403, 403, 403, 403, 403],
    send: (client, { song }) => client.get(song.split("?")[0] ?? ""),
  },
  {
    call: "POST /contactus",
    expected: ANYONE,
    send: (client) => {
      const name = randomUUID();
      const address = randomBytes(4).join(".");
      // A proxy in front names another address for each, so that the limit is not met.
      const headers = { "content-type": "application/json", "x-forwarded-for": address };
      const body = JSON.stringify({ email: `${name}@example.org`, text: "Hello" });
      return client.fetch("/api/contactus", { method: "POST", headers, body });
    },
  },
  { call: "GET /blogs", expected: ANYONE, send: (client) => client.get("/api/blogs") },
  { call: "GET /songs", expected: ANYONE, send: (client) => client.get("/api/songs") },
  {
    call: "GET /songs/:file",
    as: "absent",
    expected: [404, 404, 404, 404, 404],
    send: (client) => client.get("/api/songs/none.mp3"),
  },
  { call: "GET /settings", expected: ANYONE, send: (client) => client.get("/api/settings") },
  { call: "GET /openapi.json", expected: ANYONE, send: (client) => client.get("/api/openapi.json") },
  { call: "GET /healthz", expected: ANYONE, send: (client) => client.get("/api/healthz") },
  { call: "GET /readyz", expected: ANYONE, send: (client) => client.get("/api/readyz") },
  {
    call: "GET /metrics",
    as: "without the operator's token",
    expected: [401, 401, 401, 401, 401],
    send: (client) => client.get("/api/metrics"),
  },
  {
    call: "GET /metrics",
    as: "with the operator's token",
    expected: ANYONE,
    send: (client) => client.fetch("/api/metrics", { headers: { authorization: `Bearer ${METRICS_TOKEN}` } }),
  },
  {
    call: "GET /oembed",
    as: "private",
    expected: [401, 401, 401, 401, 401],
    send: (client, { project }) => client.get(`/api/oembed?url=http://localhost:4200/project/${project}`),
  },
];

function routesOf(router: ReturnType<typeof apiRouter>): string[] {
  return router.stack.flatMap(({ methods, path }) =>
    methods.filter((method) => method !== "HEAD").map((method) => `${method} ${String(path).replace(/^\/api/, "")}`),
  );
}

let server: TestServer;
let other: TestClient;
let number = 0;

beforeAll(async () => {
  server = await startTestServer({
    settings: { trustProxy: 1, metricsToken: METRICS_TOKEN },
    overrides: { intake: fakeIntake, steps: new FakeSteps() },
  });
  other = await server.user("other");
});
afterAll(() => server.close());

async function makeFixture(): Promise<AccessFixture> {
  const owner = await server.user(`owner${++number}`);
  const { projectID: project } = await (await owner.createProject(new Blob(["x"]))).json();
  const { knex } = server.services;
  await knex("projects")
    .where({ id: project })
    .update({ checkpoint: 3, danceform: "Salsa, ", version: 1, choreography: '{"0.00":{"lyrics":"","steps":[1]}}' });
  const answer = await (await owner.get(`/api/fetchproject/${project}`)).json();
  return { owner, project, song: answer.project.song };
}

async function callerOf(caller: Caller, { owner }: AccessFixture): Promise<TestClient> {
  if (caller === "visitor") return server.visitor();
  if (caller === "other") return other;
  if (caller === "owner") return owner.copy();
  if (caller === "owner without anti-CSRF") return owner.withoutAntiCsrf();
  // Signed in a second time, so that the owner's own session goes on.
  const leaving = server.visitor();
  await leaving.signIn(`owner${number}@example.org`);
  const left = leaving.copy();
  await leaving.signOut();
  return left;
}

describe("access", () => {
  test("is decided for every route, and each is described", () => {
    const { settings, services } = server;
    const routes = new Set(routesOf(apiRouter({ settings, services, logger: pino({ level: "silent" }) })));
    expect(new Set(TABLE.map(({ call }) => call))).toEqual(routes);
    expect(new Set(Object.keys(CALLS))).toEqual(routes);
  });

  test("is described as it is", () => {
    for (const { call, expected } of TABLE) {
      // A private project's oEmbed answers 401 as well; it takes no session.
      const needsSession = expected[0] === 401 && !["GET /oembed", "GET /metrics"].includes(call);
      const { access } = CALLS[call] ?? {};
      if (access !== "either") expect([call, access === "session"]).toEqual([call, needsSession]);
    }
  });

  test.each(TABLE)("$call", async ({ call, expected, send }) => {
    const fixture = await makeFixture();
    const statuses: number[] = [];
    for (const at of ORDER) {
      const answer = await send(await callerOf(CALLERS[at], fixture), fixture);
      statuses[at] = answer.status;
      expect(answer.headers.get("access-control-allow-origin")).toBe(OPEN.has(call) ? "*" : null);
      expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
      const text = await answer.text();
      if (answer.status >= 400) expect(Object.keys(JSON.parse(text))).toEqual(["error", "message"]);
    }
    expect(statuses).toEqual(expected);
  });
});
