import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FakeSteps } from "../test/fakes.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";
import { sendRaw, statusOf } from "./testing/raw-request.ts";

let server: TestServer;
/** What reached nobody in this process, which is the server's too. */
const unforeseen: unknown[] = [];
const note = (error: unknown) => void unforeseen.push(error);

beforeAll(async () => {
  process.on("uncaughtExceptionMonitor", note);
  server = await startTestServer({
    settings: { metricsToken: "a token for tests", trustProxy: 1 },
    overrides: { steps: new FakeSteps() },
  });
});
afterAll(async () => {
  process.off("uncaughtExceptionMonitor", note);
  await server.close();
});

const get = (target: string, headers = "Host: localhost\r\n") =>
  sendRaw(server.port, Buffer.from(`GET ${target} HTTP/1.1\r\n${headers}Connection: close\r\n\r\n`, "latin1"));

async function expectLife(): Promise<void> {
  expect((await fetch(`${server.url}/api/healthz`)).status).toBe(200);
  expect(unforeseen).toEqual([]);
}

describe("a request for", () => {
  test.each([
    "http://?",
    "http://",
    "http:///",
    "http://[",
    "http://a:b:c/",
    "https://localhost:99999/",
    "ftp://localhost/",
    "*",
    "?",
    "#",
    "api/healthz",
    "localhost:443",
  ])("%s is refused as any bad request is", async (target) => {
    const answer = await get(target);
    expect(statusOf(answer)).toBe(400);
    const [, body = ""] = answer.split("\r\n\r\n");
    // Node's parser refuses some before us.
    if (body) expect(JSON.parse(body)).toEqual({ error: "invalid_request", message: "The request is not valid." });
    await expectLife();
  });

  test.each([
    ["http://localhost/api/healthz", 200],
    ["HTTP://other.example:80/api/healthz?x=y", 200],
    ["http://localhost", 200],
    ["/%", 404],
    ["/%00", 404],
    ["/%ff%fe", 404],
    ["//evil.example/..", 404],
    ["/api/%zz", 404],
    ["/api/fetchproject/%00", 400],
    ["/api/media/%", 403],
    ["/api/media/songs%2f..%2f..", 403],
    ["/api/songs/..%2f..%2fetc%2fpasswd", 404],
    ["/api/auth//signin", 404],
    ["/\\\\\\", 404],
    ["/é", 400],
    ["/{|}^`", 404],
    [`/api/oembed?url=${"%00".repeat(9)}`, 404],
    ["/api/oembed?url=http://[&url=x", 400],
  ])("%s is answered", async (target, status) => {
    // Without a built site, pages are not there for now.
    const isPage = !target.includes("/api/") && status !== 400;
    const expected = isPage ? [status, 503] : [status];
    expect(expected).toContain(statusOf(await get(target)));
    await expectLife();
  });
});

test.each(["/api/", "http://localhost/api/healthz?x=", "/%00"])(
  "a long target that begins with %s is refused before anything reads it",
  async (begin) => {
    const answer = await get(begin.padEnd(8_001, "a"));
    expect(statusOf(answer)).toBe(414);
    expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ error: "target_too_long" });
    expect(statusOf(await get("/api/".padEnd(8_000, "a")))).toBe(404);
    await expectLife();
  },
);

test.each(["TRACE", "PROPFIND"])("a %s is answered as a method that is not allowed", async (method) => {
  for (const path of ["/", "/api/healthz"]) {
    const answer = await sendRaw(server.port, `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(statusOf(answer)).toBe(405);
  }
});

test("an odd X-Forwarded-Host spoils no address of a song", async () => {
  const target = "/api/media/songs/00000000000000000000000000000000.mp3?for=owner";
  expect(statusOf(await get(target, "Host: localhost\r\nX-Forwarded-Host: a:b:c\r\n"))).toBe(403);
});

describe("a header", () => {
  test.each(["a:b:c", "a b", "user@host", "host/path", "[::1", "x?y", "host:99999", "ho\\st"])(
    "Host: %s is refused",
    async (host) => {
      expect(statusOf(await get("/api/healthz", `Host: ${host}\r\n`))).toBe(400);
      await expectLife();
    },
  );

  test.each([
    "Range: bytes=a-b",
    "Cookie: =; nataraj-sAccessToken; ;;==%%%",
    "Cookie: nataraj-sAccessToken=%E0%A4%A",
    "Authorization: Bearer \xff\xfe",
    "Accept-Encoding: gzip;q=x,,,;",
    "If-Modified-Since: never",
    'If-None-Match: "',
    "X-Forwarded-For: ,,,",
    "X-Forwarded-Host: a:b:c",
    "Content-Length: 0",
    "rid: __proto__",
    "st-auth-mode: constructor",
  ])("%s harms nobody", async (header) => {
    for (const path of ["/api/healthz", "/api/profile", "/", "/api/auth/session/refresh", "/api/songs/none.mp3"]) {
      const status = statusOf(await get(path, `Host: localhost\r\n${header}\r\n`));
      if (path !== "/") expect(status).toBeLessThan(500);
    }
    await expectLife();
  });
});

test.each([
  ["no HTTP", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"],
  ["HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["CONNECT", "CONNECT localhost:443 HTTP/1.1\r\nHost: localhost\r\n\r\n"],
  ["an upgrade", "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"],
  ["no host", "GET / HTTP/1.1\r\n\r\n"],
  ["two lengths", "POST /api/contactus HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}"],
  ["a wrong chunk", "POST /api/contactus HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"],
  ["a header of 20 kB", `GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(20_000)}\r\n\r\n`],
  ["an expectation", "GET /api/healthz HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\nConnection: close\r\n\r\n"],
])("%s ends nothing but its connection", async (_name, bytes) => {
  const socket = connect(server.port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.end(Buffer.from(bytes, "latin1"));
  await new Promise((resolve) => socket.on("close", resolve).resume());
  await expectLife();
});
