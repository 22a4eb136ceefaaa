// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { createNatarajClient } from "./create-client.ts";
import { type Answer, startDouble } from "./testing/double.ts";

const closing: (() => Promise<unknown>)[] = [];
afterEach(() => Promise.all(closing.splice(0).map((close) => close())));

async function clientOf(answer: Answer) {
  const double = await startDouble(answer);
  closing.push(double.close);
  return { client: createNatarajClient({ backend: double.backend }), requests: double.requests };
}

/** The page stands elsewhere than the double, so the double has to let it read. */
const cross =
  (status: number, body: string): Answer =>
  (response) => {
    const asks = response.req.method === "OPTIONS";
    response.writeHead(asks ? 204 : status, {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "idempotency-key",
    });
    response.end(asks ? undefined : body);
  };
const project = () => ({
  file: new File(["x".repeat(200_000)], "song.mp3"),
  start: 0,
  end: 30_000,
  uid: "me",
  title: "song.mp3",
  projectName: "wise owl",
});

it("tells how much is sent, never less than before, and ends with the project's id", async () => {
  const { client, requests } = await clientOf(cross(200, '{"projectID":"7"}'));
  const shares: number[] = [];
  await expect(client.createProject(project(), { onProgress: (share) => shares.push(share) })).resolves.toBe("7");
  expect(shares.length).toBeGreaterThan(0);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(shares.at(-1)).toBeLessThanOrEqual(1);
  expect(requests.at(-1)?.body).toContain('name="projectName"\r\n\r\nwise owl');
});

it("carries the name of the request", async () => {
  const { client, requests } = await clientOf(cross(200, '{"projectID":"7"}'));
  await client.createProject({ ...project(), requestKey: "1-2" }, { onProgress: () => undefined });
  expect(requests.at(-1)?.headers["idempotency-key"]).toBe("1-2");
  await createNatarajClient({ backend: "http://127.0.0.1/api", fetch: named }).createProject({
    ...project(),
    requestKey: "3-4",
  });
});

it("tells of the beginning and the end through a fetch of one's own", async () => {
  const shares: number[] = [];
  const fetch = async () => new Response('{"projectID":"7"}');
  const client = createNatarajClient({ backend: "http://127.0.0.1/api", fetch });
  await client.createProject(project(), { onProgress: (share) => shares.push(share) });
  expect(shares).toEqual([0, 1]);
});

/** In the place of fetch: answers who says its name. */
const named: typeof fetch = async (input) => {
  expect((input as Request).headers.get("idempotency-key")).toBe("3-4");
  return new Response('{"projectID":"7"}');
};

it("rejects with the error of the answer", async () => {
  const { client } = await clientOf(cross(415, '{"error":"not_audio","message":"Invalid file type"}'));
  await expect(client.createProject(project(), { onProgress: () => undefined })).rejects.toMatchObject({
    code: "not_audio",
    message: "Invalid file type",
  });
});

it("rejects when the connection drops, as other calls do", async () => {
  const { client } = await clientOf((response) => response.destroy());
  await expect(client.createProject(project(), { onProgress: () => undefined })).rejects.toMatchObject({
    name: "ConnectionError",
    message: "The server could not be reached. Please check your connection and try again.",
  });
});

it("stops with its signal", async () => {
  const { client } = await clientOf(() => undefined);
  const leaving = new AbortController();
  const call = client.createProject(project(), { onProgress: () => undefined, signal: leaving.signal });
  leaving.abort();
  await expect(call).rejects.toMatchObject({ name: "AbortError" });
  await expect(
    client.createProject(project(), { onProgress: () => undefined, signal: leaving.signal }),
  ).rejects.toMatchObject({ name: "AbortError" });
});
