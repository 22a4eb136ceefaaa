import { createNatarajClient } from "@nataraj/sdk/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fakeIntake } from "../test/fakes.ts";
import type { TestClient } from "../test/test-client.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";

let server: TestServer;
let user: TestClient;
beforeAll(async () => {
  server = await startTestServer({ overrides: { intake: fakeIntake } });
  user = await server.user("ann");
});
afterAll(() => server.close());

const ID = "0".repeat(32);
const JSON_TYPE = { "content-type": "application/json" };
const WANTED = "Invalid input: expected";

/** What an answer says is wrong: status, code, and messages by path. */
async function refusalOf(answer: Response): Promise<unknown[]> {
  const { error, fields } = await answer.json();
  const entries = fields?.map(({ path, message }: { path: string; message: string }) => [path, message]);
  return [answer.status, error, entries && Object.fromEntries(entries)];
}
const send = (path: string, body: string, headers: Record<string, string> = JSON_TYPE, method = "POST") =>
  user.fetch(`/api/${path}`, { method, body, headers });

test.each<[string, () => Promise<Response>, unknown[]]>([
  [
    "fields that are missing",
    () => send("updatedanceform", "{}"),
    [
      ...[400, "invalid_request"],
      { projectID: `${WANTED} string, received undefined`, danceform: `${WANTED} string, received undefined` },
    ],
  ],
  [
    "a field within others",
    () => send("project", JSON.stringify({ projectID: ID, cast: { looks: ["x".repeat(99)] } }), JSON_TYPE, "PUT"),
    [400, "invalid_request", expect.objectContaining({ "cast.looks.0": expect.any(String) })],
  ],
  [
    "fields that exclude each other",
    () => send("regenerate", JSON.stringify({ projectID: ID, tempo: "half", section: "0.00" })),
    [400, "invalid_request", { "": `${WANTED} only one of section, tempo, and words` }],
  ],
  ["no JSON", () => send("duplicate", "{"), [400, "invalid_request", { "": `${WANTED} JSON` }]],
  [
    "a large body",
    () => send("duplicate", JSON.stringify("x".repeat(70_000))),
    [400, "invalid_request", { "": `${WANTED} at most 65536 bytes` }],
  ],
  [
    "no body",
    () => user.fetch("/api/duplicate", { method: "POST" }),
    [400, "invalid_request", { "": expect.any(String) }],
  ],
  [
    "another media type",
    () => send("duplicate", "{}", { "content-type": "text/plain" }),
    [415, "unsupported_media_type", { "": `${WANTED} application/json` }],
  ],
  [
    "another character set",
    () => send("duplicate", "{}", { "content-type": "application/json", "content-encoding": "zstd" }),
    [415, "unsupported_media_type", { "": `${WANTED} application/json in UTF-8` }],
  ],
  [
    "JSON in place of a form",
    () => send("createproject", "{}"),
    [415, "unsupported_media_type", { "": `${WANTED} multipart/form-data` }],
  ],
  [
    "a form's field",
    () => user.createProject(new Blob(["x"]), { start: "abc" }),
    [400, "invalid_request", { start: `${WANTED} number, received NaN` }],
  ],
  [
    "a form's field of a size that no field has",
    () => user.createProject(new Blob(["x"]), { title: "x".repeat(100_000) }),
    [400, "invalid_request", { title: "Field value too long" }],
  ],
  [
    "a parameter in the path",
    () => user.get(`/api/changeprojectvisibility/${ID}/hidden`),
    [400, "invalid_request", { visibility: 'Invalid option: expected one of "private"|"public"' }],
  ],
  [
    "a project id",
    () => user.get("/api/fetchproject/x"),
    [400, "invalid_project_id", { projectId: `${WANTED} a project id` }],
  ],
  ["an absent parameter", () => user.get("/api/oembed"), [400, "invalid_request", { url: `${WANTED} one address` }]],
  [
    "the contact form",
    () => send("contactus", JSON.stringify({ email: "ann", text: " " })),
    [400, "invalid_contact", { email: `${WANTED} an e-mail address`, text: expect.stringContaining("Too small") }],
  ],
  ["what is no field", () => user.get(`/api/fetchproject/${ID}`), [404, "project_not_found", undefined]],
])("a refusal names %s", async (_, asked, expected) => {
  expect(await refusalOf(await asked())).toEqual(expected);
});

test("a refusal repeats nothing that was sent", async () => {
  const answers = [
    send("password", JSON.stringify({ oldPassword: { secret: 1 }, newPassword: ["secret"] }), JSON_TYPE, "PUT"),
    send("password", '{"oldPassword": "secret', JSON_TYPE, "PUT"),
  ];
  for (const answer of await Promise.all(answers)) expect(await answer.text()).not.toContain("secret");
});

test("the client's error has the fields", async () => {
  const client = createNatarajClient({ backend: `${server.url}/api` });
  await expect(client.contactUs({ email: "ann", text: "hi" })).rejects.toMatchObject({
    code: "invalid_contact",
    fields: [{ path: "email", message: `${WANTED} an e-mail address` }],
  });
});
