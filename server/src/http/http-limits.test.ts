import { once } from "node:events";
import { createServer, Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { requestsUnderWay } from "../log/request-scope.ts";
import { FakeSteps, fakeIntake } from "../test/fakes.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "../test/test-server.ts";
import { limitBodies } from "./body-timeouts.ts";
import type { HttpLimits } from "./http-limits.ts";
import { sendRaw, statusOf } from "./testing/raw-request.ts";

let server: TestServer | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.close();
  server = undefined;
});

async function start(
  httpLimits: Partial<HttpLimits>,
  settings: TestServerOptions["settings"] = {},
): Promise<TestServer> {
  server = await startTestServer({ settings, overrides: { httpLimits, intake: fakeIntake, steps: new FakeSteps() } });
  return server;
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => undefined);
  sockets.push(socket);
  await once(socket, "connect");
  return socket;
}

const POST = "POST /api/contactus HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";

test("a connection that sends nothing, half a line or half its headers is closed", async () => {
  const { port } = await start({ headersTimeoutMs: 500 });
  const sent = ["", "GET / HT", "GET / HTTP/1.1\r\nHost: localhost\r\n"];
  const answers = await Promise.all(sent.map((bytes) => sendRaw(port, bytes)));
  for (const answer of answers) expect([408, Number.NaN]).toContain(statusOf(answer));
});

test("a body that stands still is answered, and its connection closed", async () => {
  const { port } = await start({ bodyIdleTimeoutMs: 1_000 });
  const answer = await sendRaw(port, `${POST}Content-Length: 1000\r\n\r\n{"email"`);
  expect(statusOf(answer)).toBe(408);
  expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ error: "request_timeout" });
});

test("a body that stands still although it was answered without it loses its connection", async () => {
  const { port } = await start({ bodyIdleTimeoutMs: 1_000 });
  const answer = await sendRaw(port, "POST /api/none HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{");
  expect(statusOf(answer)).toBe(404);
});

test("a slow body that keeps coming is read to its end", async () => {
  const { port } = await start({ bodyIdleTimeoutMs: 4_000 });
  const body = JSON.stringify({ email: "not an address", text: "x" });
  const socket = await open(port);
  socket.write(`${POST}Connection: close\r\nContent-Length: ${body.length}\r\n\r\n`);
  const answer = buffer(socket);
  for (const byte of body) {
    socket.write(byte);
    await sleep(120);
  }
  expect(statusOf((await answer).toString())).toBe(400);
});

test("a body waits as long as the server does not read it", async () => {
  const plain = createServer(async (req, res) => {
    watchBody(req, res);
    await sleep(4_000);
    res.end(String((await buffer(req)).length));
  });
  const watchBody = limitBodies(plain, { bodyIdleTimeoutMs: 3_000, minBodyRate: 1024 });
  await once(plain.listen(0, "127.0.0.1"), "listening");
  const { port } = plain.address() as AddressInfo;
  const body = "x".repeat(5_000_000);
  const answer = await sendRaw(
    port,
    `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  expect(answer).toMatch(/5000000/);
  plain.close();
});

const GET = "GET /api/healthz HTTP/1.1\r\nHost: localhost\r\n\r\n";

test("a connection is kept for another request, longer than proxies keep it", async () => {
  const { port } = await start({});
  const answers = await sendRaw(port, GET + GET.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n"));
  expect(answers.match(/HTTP\/1\.1 200/g)).toHaveLength(2);
  expect(answers).toContain("\r\nKeep-Alive: timeout=75\r\n");
});

test("a connection that no further request comes over is closed", async () => {
  const { port } = await start({ connectionIdleTimeoutMs: 100 });
  expect(statusOf(await sendRaw(port, GET))).toBe(200);
});

test("a stop answers the request under way, and keeps its connection for no other", async () => {
  const { port, close } = await start({});
  server = undefined;
  const forced = vi.spyOn(Server.prototype, "closeAllConnections");
  const socket = await open(port);
  const body = JSON.stringify({ email: "not an address", text: "x" });
  socket.write(`${POST}Content-Length: ${body.length}\r\n\r\n{`);
  const answer = buffer(socket);
  // The server has the request.
  await expect.poll(() => requestsUnderWay().length).toBe(1);
  const stopped = close();
  socket.write(body.slice(1));
  expect(statusOf((await answer).toString())).toBe(400);
  await stopped;
  // The embedded core's, which no one asks any more.
  expect(forced).toHaveBeenCalledTimes(1);
  forced.mockRestore();
});

test("a stop does not wait for a connection over which nothing has come", async () => {
  const { port, close } = await start({});
  server = undefined;
  const forced = vi.spyOn(Server.prototype, "closeAllConnections");
  const unused = buffer(await open(port));
  // The server has both: it takes them in turn.
  expect(statusOf(await sendRaw(port, GET.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")))).toBe(200);
  await close();
  expect(await unused).toHaveLength(0);
  // The embedded core's, which no one asks any more.
  expect(forced).toHaveBeenCalledTimes(1);
  forced.mockRestore();
});

test("the connections of one address are bounded, and the next are told to come again", async () => {
  const { port } = await start({ connectionsPerAddress: 3 });
  const held = [await open(port), await open(port), await open(port)];
  const ask = () => sendRaw(port, "GET /api/healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  const refused = await ask();
  expect(statusOf(refused)).toBe(429);
  expect(refused).toMatch(/\r\nRetry-After: \d+\r\n/);
  expect(refused).toContain("too_many_connections");
  const freed = held[0]?.destroy();
  await once(freed as Socket, "close");
  await expect.poll(async () => statusOf(await ask())).toBe(200);
});

test("the open streams of one user are bounded, others go on, and a closed one makes room", async () => {
  const { url, user, services } = await start({ streamsPerUser: 2 });
  const owner = await user("streams");
  const other = await user("other-streams");
  const projectOf = async (client: typeof owner) => {
    const { projectID } = await (await client.createProject(new Blob(["x"]))).json();
    await services.knex("projects").where({ id: projectID }).update({ checkpoint: 2, danceform: "Salsa, " });
    await services.jobs.open(projectID, {});
    return projectID as string;
  };
  await services.runner?.stop();
  const [project, others] = [await projectOf(owner), await projectOf(other)];
  const streams = [new AbortController(), new AbortController()];
  const follow = (client: typeof owner, id: string, signal?: AbortSignal) =>
    client.fetch(`/api/generation/${id}`, signal ? { signal } : {});
  for (const { signal } of streams) expect((await follow(owner, project, signal)).status).toBe(200);
  const refused = await follow(owner, project);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "5"]);
  expect(await refused.json()).toMatchObject({ error: "too_many_connections" });
  const leaving = new AbortController();
  expect((await follow(other, others, leaving.signal)).status).toBe(200);
  streams[0]?.abort();
  await expect.poll(async () => (await follow(owner, project, leaving.signal)).status).toBe(200);
  leaving.abort();
  streams[1]?.abort();
  expect(url).toBeTruthy();
});

test("a HEAD of an event stream follows nothing once it is answered", async () => {
  const { user, services } = await start({});
  const owner = await user("head");
  const { projectID } = await (await owner.createProject(new Blob(["x"]))).json();
  await services.knex("projects").where({ id: projectID }).update({ checkpoint: 2, danceform: "Salsa, " });
  await services.runner?.stop();
  const job = await services.jobs.open(projectID, {});
  expect((await owner.fetch(`/api/generation/${projectID}`, { method: "HEAD" })).status).toBe(200);
  await expect.poll(() => services.jobs.listeners(job.id)).toBe(0);
  // It would come back once a second.
  await sleep(1_500);
  expect(services.jobs.listeners(job.id)).toBe(0);
});

test("behind a proxy it is the client's address that counts", async () => {
  const { port } = await start({ requestsPerAddress: 1, connectionsPerAddress: 1 }, { trustProxy: 1 });
  const from = (address: string) => `Host: localhost\r\nX-Forwarded-For: 6.6.6.6, ${address}\r\n`;
  // A request that is being answered: its body has not come yet.
  const waiting = await open(port);
  waiting.write(`${POST}${from("1.1.1.1")}Content-Length: 10\r\n\r\n{`);
  const ask = async (address: string) =>
    statusOf(await sendRaw(port, `GET /api/healthz HTTP/1.1\r\n${from(address)}Connection: close\r\n\r\n`));
  await expect.poll(() => ask("1.1.1.1")).toBe(429);
  expect(await ask("2.2.2.2")).toBe(200);
  waiting.destroy();
  await expect.poll(() => ask("1.1.1.1")).toBe(200);
});
