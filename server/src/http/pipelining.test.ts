import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { requestsUnderWay } from "../log/request-scope.ts";
import { FakeSteps } from "../test/fakes.ts";
import { startTestServer, type TestServer } from "../test/test-server.ts";
import { sendRaw, statusOf } from "./testing/raw-request.ts";

const REQUESTS_PER_ADDRESS = 4;

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "nataraj-pipelining-"));
  // More than the system keeps for a client that does not read.
  await writeFile(join(folder, "large.bin"), Buffer.alloc(24 * 1024 * 1024));
  server = await startTestServer({
    overrides: { steps: new FakeSteps(), siteFolder: folder, httpLimits: { requestsPerAddress: REQUESTS_PER_ADDRESS } },
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const request = (target: string, ...headers: string[]) =>
  `${[`GET ${target} HTTP/1.1`, "Host: localhost", ...headers].join("\r\n")}\r\n\r\n`;
const LAST = "Connection: close";

test("requests that are sent at once are answered one after another", async () => {
  const answers = await sendRaw(
    server.port,
    request("/api/healthz") + request("/api/none") + request("/api/healthz", LAST),
  );
  expect([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(["200", "404", "200"]);
});

test("nothing is held for requests whose client has left before their turn", async () => {
  for (let connection = 0; connection < 3; connection++) {
    const socket = connect(server.port, "127.0.0.1");
    socket.pause().write(request("/large.bin").repeat(REQUESTS_PER_ADDRESS));
    await expect.poll(() => requestsUnderWay().length).toBeGreaterThan(0);
    await once(socket.destroy(), "close");
    await expect.poll(() => requestsUnderWay()).toEqual([]);
  }
  expect(statusOf(await sendRaw(server.port, request("/api/healthz", LAST)))).toBe(200);
});

test("a connection with too many requests at once is closed", async () => {
  const answers = await sendRaw(server.port, request("/large.bin") + request("/api/healthz").repeat(1_000));
  expect(answers.split("HTTP/1.1 ").length - 1).toBeLessThanOrEqual(1);
  await expect.poll(() => requestsUnderWay()).toEqual([]);
});
